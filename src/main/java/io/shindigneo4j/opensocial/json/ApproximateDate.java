package io.shindigneo4j.opensocial.json;

import java.lang.reflect.Type;
import java.util.Date;
import java.util.Iterator;
import java.util.Set;
import org.apache.shindig.social.opensocial.model.Organization;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * A date in words, such as {@code Spring 2009}, which organizations may have in place of a moment
 * (OpenSocial Social Data 2.5.1, Organization). As a moment it is the first of 1970.
 */
@SuppressWarnings("JavaUtilDate") // of Shindig's beans
public final class ApproximateDate extends Date {

  private static final long serialVersionUID = 1L;
  private static final Set<String> DATES = Set.of("startDate", "endDate");

  private final String words;

  private ApproximateDate(String words) {
    super(0);
    this.words = words;
  }

  /** The moment that a text names, or its words. */
  public static Date read(String text) {
    try {
      return Moments.given(text);
    } catch (IllegalArgumentException e) {
      return new ApproximateDate(text);
    }
  }

  /** An organization with dates in place of their texts; any other value as it is. */
  public static Object inOrganization(Object value, Type type) {
    if (type != Organization.class || !(value instanceof JSONObject document)) {
      return value;
    }
    JSONObject dated = new JSONObject();
    for (Iterator<?> names = document.keys(); names.hasNext(); ) {
      String name = (String) names.next();
      Object each = document.opt(name);
      put(dated, name, DATES.contains(name) && each instanceof String text ? read(text) : each);
    }
    return dated;
  }

  private static void put(JSONObject document, String name, Object value) {
    try {
      document.put(name, value);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ApproximateDate same && words.equals(same.words);
  }

  @Override
  public int hashCode() {
    return words.hashCode();
  }

  /** The words. */
  @Override
  public String toString() {
    return words;
  }
}
