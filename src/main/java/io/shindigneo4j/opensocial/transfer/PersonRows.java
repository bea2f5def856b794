package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.opensocial.people.PersonImport;
import io.shindigneo4j.schema.GraphNames;
import org.apache.shindig.social.opensocial.model.Person;

/** Rows of people. */
public final class PersonRows {

  private PersonRows() {}

  /**
   * A person with the profile.
   *
   * @throws org.apache.shindig.protocol.ProtocolException for what no profile can have
   */
  public static TransferRow of(Person person) {
    return new TransferRow(
        person.getId(), Values.with(PersonImport.row(person), GraphNames.ID, person.getId()));
  }
}
