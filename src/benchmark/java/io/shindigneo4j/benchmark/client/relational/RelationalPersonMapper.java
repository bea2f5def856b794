package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.environment.relational.AddressEntity;
import io.shindigneo4j.benchmark.environment.relational.EmploymentEntity;
import io.shindigneo4j.benchmark.environment.relational.PersonEntity;
import java.util.Date;
import java.util.List;
import org.apache.shindig.social.core.model.AddressImpl;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.core.model.OrganizationImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;

/** Converts person entities to Shindig's people. */
final class RelationalPersonMapper {

  private RelationalPersonMapper() {}

  static Person profile(PersonEntity stored) {
    return addDetails(person(stored), stored);
  }

  static Person person(PersonEntity stored) {
    return fill(new PersonImpl(), stored);
  }

  static <P extends Person> P fill(P person, PersonEntity stored) {
    person.setId(stored.getId());
    person.setDisplayName(stored.getDisplayName());
    person.setName(name(stored));
    person.setNickname(stored.getNickname());
    person.setGender(Person.Gender.valueOf(stored.getGender()));
    person.setBirthday(Date.from(stored.getBirthday()));
    person.setAboutMe(stored.getAboutMe());
    person.setStatus(stored.getStatus());
    person.setRelationshipStatus(stored.getRelationshipStatus());
    person.setThumbnailUrl(stored.getThumbnailUrl());
    person.setProfileUrl(stored.getProfileUrl());
    person.setInterests(List.of(stored.getInterests()));
    person.setLanguagesSpoken(List.of(stored.getLanguagesSpoken()));
    return person;
  }

  private static Name name(PersonEntity stored) {
    Name name = new NameImpl();
    name.setFormatted(stored.getFormattedName());
    name.setFamilyName(stored.getFamilyName());
    name.setGivenName(stored.getGivenName());
    return name;
  }

  /** Adds the lists. An empty list becomes null. */
  private static Person addDetails(Person person, PersonEntity stored) {
    if (!stored.getAddresses().isEmpty()) {
      person.setAddresses(
          stored.getAddresses().stream().map(RelationalPersonMapper::address).toList());
    }
    if (!stored.getEmployments().isEmpty()) {
      person.setOrganizations(
          stored.getEmployments().stream().map(RelationalPersonMapper::organization).toList());
    }
    return person;
  }

  private static Address address(AddressEntity stored) {
    Address address = new AddressImpl();
    address.setStreetAddress(stored.getStreetAddress());
    address.setLocality(stored.getLocality());
    address.setRegion(stored.getRegion());
    address.setPostalCode(stored.getPostalCode());
    address.setCountry(stored.getCountry());
    address.setLatitude((float) stored.getLatitude());
    address.setLongitude((float) stored.getLongitude());
    address.setType(stored.getType());
    return address;
  }

  private static Organization organization(EmploymentEntity stored) {
    Organization organization = new OrganizationImpl();
    organization.setName(stored.getName());
    organization.setField(stored.getField());
    organization.setWebpage(stored.getWebpage());
    organization.setTitle(stored.getTitle());
    organization.setStartDate(Date.from(stored.getStartDate()));
    organization.setType(stored.getType());
    return organization;
  }

  /** A person with id and name only. */
  static <P extends Person> P named(P person, String id, String displayName) {
    person.setId(id);
    person.setDisplayName(displayName);
    return person;
  }
}
