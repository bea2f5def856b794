package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.mapping.FieldTargets;
import java.util.List;
import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;

/** A profile as the viewer may see it. Safe for use by many threads. */
public final class ProfileView {

  private static final String SALARY = "organizations.salary";

  private final AccessControl access;

  public ProfileView(AccessControl access) {
    this.access = access;
  }

  /** Marked as the token's owner or viewer, and without what only others may see. */
  public <P extends Person> P seen(P person, SecurityToken token) {
    String id = person.getId();
    person.setIsOwner(id != null && id.equals(token.getOwnerId()));
    person.setIsViewer(id != null && id.equals(token.getViewerId()));
    List<Organization> organizations = person.getOrganizations();
    if (organizations != null && !access.mayRead(Resource.SALARIES, token, id)) {
      organizations.forEach(organization -> organization.setSalary(null));
    }
    return person;
  }

  /** The fields that a list may be filtered and ordered by; order and totals tell of values. */
  public FieldTargets targets(SecurityToken token) {
    return field ->
        field.equals(SALARY) && !access.mayRead(Resource.SALARIES, token, null)
            ? Optional.empty()
            : PersonMapper.target(field);
  }
}
