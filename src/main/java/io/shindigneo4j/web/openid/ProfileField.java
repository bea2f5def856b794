package io.shindigneo4j.web.openid;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.apache.shindig.social.core.model.ListFieldImpl;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.opensocial.model.ListField;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * A field of a profile that a claim can fill.
 *
 * @param longest that a value may be; a longer one is left out
 * @param form of a value; another one is left out
 */
record ProfileField(int longest, Pattern form, BiConsumer<Person, String> set) {
  private static final Pattern LINE =
      Pattern.compile("[^\\p{Cc}\\p{Cf}]*[^\\s\\p{Cc}\\p{Cf}][^\\p{Cc}\\p{Cf}]*");
  private static final Pattern EMAIL = Pattern.compile("[^\\s\\p{Cc}@<>]+@[^\\s\\p{Cc}@<>]+");
  private static final Pattern ADDRESS = Pattern.compile("https?://[!-~&&[^\"<>\\\\^`{|}]]+");
  private static final int LINE_LENGTH = 200;
  private static final int EMAIL_LENGTH = 320;
  private static final int ADDRESS_LENGTH = 2_000;

  private static final Map<String, ProfileField> ALL = new LinkedHashMap<>();

  static {
    line("displayName", Person::setDisplayName);
    line("nickname", Person::setNickname);
    line("preferredUsername", Person::setPreferredUsername);
    line("name.formatted", ofName(Name::setFormatted));
    line("name.givenName", ofName(Name::setGivenName));
    line("name.additionalName", ofName(Name::setAdditionalName));
    line("name.familyName", ofName(Name::setFamilyName));
    line("phoneNumbers", (person, text) -> person.setPhoneNumbers(only(text)));
    ALL.put(
        "emails",
        new ProfileField(EMAIL_LENGTH, EMAIL, (person, text) -> person.setEmails(only(text))));
    address("thumbnailUrl", Person::setThumbnailUrl);
    address("profileUrl", Person::setProfileUrl);
  }

  private static void line(String name, BiConsumer<Person, String> set) {
    ALL.put(name, new ProfileField(LINE_LENGTH, LINE, set));
  }

  private static void address(String name, BiConsumer<Person, String> set) {
    ALL.put(name, new ProfileField(ADDRESS_LENGTH, ADDRESS, set));
  }

  private static BiConsumer<Person, String> ofName(BiConsumer<Name, String> set) {
    return (person, text) -> {
      if (person.getName() == null) {
        person.setName(new NameImpl());
      }
      set.accept(person.getName(), text);
    };
  }

  private static List<ListField> only(String text) {
    ListField entry = new ListFieldImpl();
    entry.setValue(text);
    return List.of(entry);
  }

  static Optional<ProfileField> of(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  static Set<String> names() {
    return ALL.keySet();
  }

  void fill(Person person, String value) {
    if (value.length() <= longest && form.matcher(value).matches()) {
      set.accept(person, value);
    }
  }
}
