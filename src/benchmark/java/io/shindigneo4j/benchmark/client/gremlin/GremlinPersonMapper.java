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

/** Converts person vertices to Shindig's people. */
final class GremlinPersonMapper {

  private GremlinPersonMapper() {}

  /** A person with the lists. An empty list becomes null. */
  static Person profile(TraversalValues values) {
    Person person = person(values.inner("person"));
    List<TraversalValues> addresses = values.all("addresses");
    if (!addresses.isEmpty()) {
      person.setAddresses(addresses.stream().map(GremlinPersonMapper::address).toList());
    }
    List<TraversalValues> employments = values.all("employments");
    if (!employments.isEmpty()) {
      person.setOrganizations(employments.stream().map(GremlinPersonMapper::organization).toList());
    }
    return person;
  }

  static Person person(TraversalValues values) {
    return fill(new PersonImpl(), values);
  }

  static <P extends Person> P fill(P person, TraversalValues values) {
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

  private static Name name(TraversalValues values) {
    Name name = new NameImpl();
    name.setFormatted(values.text("formattedName"));
    name.setFamilyName(values.text("familyName"));
    name.setGivenName(values.text("givenName"));
    return name;
  }

  private static Address address(TraversalValues values) {
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

  private static Organization organization(TraversalValues values) {
    Organization organization = new OrganizationImpl();
    organization.setName(values.text("name"));
    organization.setField(values.text("field"));
    organization.setWebpage(values.text("webpage"));
    organization.setTitle(values.text("title"));
    organization.setStartDate(values.<Date>value("startDate"));
    organization.setType(values.text("type"));
    return organization;
  }

  /** A person with id and name only. */
  static <P extends Person> P named(P person, TraversalValues values) {
    person.setId(values.id());
    person.setDisplayName(values.text("displayName"));
    return person;
  }

  static List<Person> examples(TraversalValues values) {
    return values.all("examples").stream()
        .map(example -> (Person) named(new PersonImpl(), example))
        .toList();
  }
}
