package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;

/** The people of an answer, as their reader sees them. Safe for use by many threads. */
public final class PeopleRows {

  private final ProfileView view;

  public PeopleRows(AccessControl access) {
    this.view = new ProfileView(access);
  }

  /** Makes people of maps of {@code values} and {@code details}. */
  public List<Person> people(Object items, Selection selection, SecurityToken token) {
    return people(items, selection, token, PersonImpl::new, (person, item) -> {});
  }

  /**
   * As {@link #people(Object, Selection, SecurityToken)}, for people with something besides.
   *
   * @param more writes that of an item to its person
   */
  public <P extends Person> List<P> people(
      Object items,
      Selection selection,
      SecurityToken token,
      Supplier<? extends P> constructor,
      BiConsumer<P, Map<?, ?>> more) {
    return ((List<?>) items)
        .stream()
            .map(item -> (Map<?, ?>) item)
            .map(item -> person(item, selection, token, constructor.get(), more))
            .toList();
  }

  private <P extends Person> P person(
      Map<?, ?> item,
      Selection selection,
      SecurityToken token,
      P person,
      BiConsumer<P, Map<?, ?>> more) {
    PersonMapper.fill(
        person, selection, (List<?>) item.get("values"), (List<?>) item.get("details"));
    more.accept(person, item);
    return view.seen(person, token);
  }
}
