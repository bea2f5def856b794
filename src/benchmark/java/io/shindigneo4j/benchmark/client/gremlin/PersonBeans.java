package io.shindigneo4j.benchmark.client.gremlin;

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

/** Shindig's people of those in the graph. */
final class PersonBeans {

  private PersonBeans() {}

  /** With the lists, of which those that are empty are none. */
  static Person profile(Values values) {
    Person person = person(values.inner("person"));
    List<Values> addresses = values.all("addresses");
    if (!addresses.isEmpty()) {
      person.setAddresses(addresses.stream().map(PersonBeans::address).toList());
    }
    List<Values> employments = values.all("employments");
    if (!employments.isEmpty()) {
      person.setOrganizations(employments.stream().map(PersonBeans::organization).toList());
    }
    return person;
  }

  static Person person(Values values) {
    return fill(new PersonImpl(), values);
  }

  static <P extends Person> P fill(P person, Values values) {
    named(person, values);
    person.setName(name(values));
    person.setNickname(values.text("nickname"));
    person.setGender(Person.Gender.valueOf(values.text("gender")));
    person.setBirthday(values.<Date>value("birthday"));
    person.setAboutMe(values.text("aboutMe"));
    person.setStatus(values.text("status"));
    person.setRelationshipStatus(values.text("relationshipStatus"));
    person.setThumbnailUrl(values.text("thumbnailUrl"));
    person.setProfileUrl(values.text("profileUrl"));
    person.setInterests(values.<List<String>>value("interests"));
    person.setLanguagesSpoken(values.<List<String>>value("languagesSpoken"));
    return person;
  }

  private static Name name(Values values) {
    Name name = new NameImpl();
    name.setFormatted(values.text("formattedName"));
    name.setFamilyName(values.text("familyName"));
    name.setGivenName(values.text("givenName"));
    return name;
  }

  private static Address address(Values values) {
    Address address = new AddressImpl();
    address.setStreetAddress(values.text("streetAddress"));
    address.setLocality(values.text("locality"));
    address.setRegion(values.text("region"));
    address.setPostalCode(values.text("postalCode"));
    address.setCountry(values.text("country"));
    address.setLatitude(values.<Double>value("latitude").floatValue());
    address.setLongitude(values.<Double>value("longitude").floatValue());
    address.setType(values.text("type"));
    return address;
  }

  private static Organization organization(Values values) {
    Organization organization = new OrganizationImpl();
    organization.setName(values.text("name"));
    organization.setField(values.text("field"));
    organization.setWebpage(values.text("webpage"));
    organization.setTitle(values.text("title"));
    organization.setStartDate(values.<Date>value("startDate"));
    organization.setType(values.text("type"));
    return organization;
  }

  /** Id and name alone. */
  static <P extends Person> P named(P person, Values values) {
    person.setId(values.id());
    person.setDisplayName(values.text("displayName"));
    return person;
  }

  static List<Person> examples(Values values) {
    return values.all("examples").stream()
        .map(example -> (Person) named(new PersonImpl(), example))
        .toList();
  }
}
