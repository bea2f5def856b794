package io.shindigneo4j.web.doctor;

/** What stands in the place of checks that cannot even be named. */
record NotMade(String name, String reason) implements Check {

  @Override
  public Outcome run() {
    return Outcome.skipped("not made: " + reason);
  }
}
