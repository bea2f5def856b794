package io.shindigneo4j.web.signin;

import java.util.List;
import java.util.Optional;

/** One of the sample people, as whom somebody may sign in: Shindig's, then some of ours. */
record SamplePerson(String id, String name) {
  static final List<SamplePerson> ALL =
      List.of(
          new SamplePerson("john.doe", "John Doe"),
          new SamplePerson("jane.doe", "Jane Doe"),
          new SamplePerson("george.doe", "George Doe"),
          new SamplePerson("mario.rossi", "Mario Rossi"),
          new SamplePerson("maija.m", "Maija Meikäläinen"),
          new SamplePerson("amara.okafor", "Amara Okafor"),
          new SamplePerson("henrik.lindqvist", "Henrik Lindqvist"),
          new SamplePerson("priya.raman", "Priya Raman"),
          new SamplePerson("hana.kim", "Hana Kim"),
          new SamplePerson("akira.sato", "Akira Sato"),
          new SamplePerson("lin.zhao", "Lin Zhao"),
          new SamplePerson("rosa.fuentes", "Rosa Fuentes"));

  private static final String FACES = "/portal/faces/";

  static Optional<SamplePerson> find(String id) {
    return ALL.stream().filter(person -> person.id.equals(id)).findFirst();
  }

  /** The path of the person's picture, below the web application. */
  String face() {
    return FACES + id + ".svg";
  }
}
