package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * Converts what was read into Shindig's people, as the viewer may see them. Safe for many threads.
 */
public final class PersonBeans {

  private final ProfileView view;

  @Inject
  public PersonBeans(AccessControl access) {
    this.view = new ProfileView(access);
  }

  /** The people of a list. */
  public List<Person> people(List<Item> items, Selection selection, SecurityToken token) {
    return items.stream().map(item -> person(item, selection, token)).toList();
  }

  /** One person. */
  public Person person(Item item, Selection selection, SecurityToken token) {
    return filled(new SocialPerson(), item, selection, token);
  }

  /** The bean with what was read. */
  public <P extends Person> P filled(
      P person, Item item, Selection selection, SecurityToken token) {
    PersonMapper.fill(person, selection, item);
    return view.seen(person, token);
  }
}
