package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.mapping.Conversion;
import java.util.ArrayList;
import java.util.List;
import org.apache.shindig.common.JsonSerializer;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.Url;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** A list of addresses as one JSON text. */
final class UrlTexts {

  static final Conversion<List<Url>> URLS =
      new Conversion<>(JsonSerializer::serialize, text -> parse((String) text));

  private UrlTexts() {}

  private static List<Url> parse(String text) {
    try {
      return urls(new JSONArray(text));
    } catch (JSONException e) {
      throw new IllegalStateException("not what was stored: " + text, e);
    }
  }

  private static List<Url> urls(JSONArray array) throws JSONException {
    List<Url> urls = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      urls.add(url(array.getJSONObject(i)));
    }
    return urls;
  }

  private static Url url(JSONObject object) {
    Url url = new UrlImpl();
    url.setValue(text(object, "value"));
    url.setLinkText(text(object, "linkText"));
    url.setType(text(object, "type"));
    if (object.has("primary")) {
      url.setPrimary(object.optBoolean("primary"));
    }
    return url;
  }

  private static String text(JSONObject object, String key) {
    return object.optString(key, null);
  }
}
