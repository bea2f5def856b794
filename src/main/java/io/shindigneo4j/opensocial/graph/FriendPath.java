package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.xml.ElementName;
import java.util.List;
import org.apache.shindig.social.opensocial.model.Person;

/** A path from one person to another along friendships. */
@ElementName("friendPath")
public final class FriendPath {

  private int length;
  private List<Person> people;

  /** How many friendships it has. */
  public int getLength() {
    return length;
  }

  public void setLength(int length) {
    this.length = length;
  }

  /** In order, both ends included. */
  public List<Person> getPeople() {
    return people;
  }

  public void setPeople(List<Person> people) {
    this.people = people;
  }
}
