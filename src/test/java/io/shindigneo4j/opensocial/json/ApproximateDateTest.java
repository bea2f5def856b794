package io.shindigneo4j.opensocial.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import io.shindigneo4j.opensocial.people.SocialOrganization;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A date in words")
class ApproximateDateTest {

  private final JsonBeanConverter converter =
      Guice.createInjector(
              new AbstractModule() {
                @Override
                protected void configure() {
                  bind(Organization.class).to(SocialOrganization.class);
                }
              })
          .getInstance(JsonBeanConverter.class);

  @Test
  void isWrittenAsItWasRead() {
    Person person =
        converter.convertToObject(
            "{\"organizations\": [{\"startDate\": \"Spring 2009\", \"endDate\": \"2010-02-03\"}]}",
            Person.class);
    assertThat(converter.convertToString(person))
        .contains("\"startDate\":\"Spring 2009\"", "\"endDate\":\"2010-02-03T00:00:00.000Z\"");
  }

  @Test
  void isTheSameByItsWords() {
    assertThat(ApproximateDate.read("soon"))
        .isEqualTo(ApproximateDate.read("soon"))
        .hasSameHashCodeAs(ApproximateDate.read("soon"))
        .isNotEqualTo(ApproximateDate.read("later"));
  }
}
