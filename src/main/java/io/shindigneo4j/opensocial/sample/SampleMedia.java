package io.shindigneo4j.opensocial.sample;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.media.MediaRows;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.json.JSONException;
import org.json.JSONObject;

/** The albums and media items of Shindig's sample people; they belong to no application. */
final class SampleMedia {

  private SampleMedia() {}

  static Map<String, Object> parameters(JSONObject file) throws JSONException {
    return Map.of(
        "albums",
        rows(file.getJSONObject("albums"), Album.class, MediaRows::album),
        "mediaItems",
        rows(
            file.getJSONObject("mediaItems"),
            MediaItem.class,
            (item, owner) -> MediaRows.item(item)));
  }

  private static <B> List<Map<String, Object>> rows(
      JSONObject owners, Class<B> type, BiFunction<B, String, Map<String, Object>> properties)
      throws JSONException {
    BeanJsonConverter converter = new BeanJsonConverter(Guice.createInjector());
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Iterator<?> ids = owners.keys(); ids.hasNext(); ) {
      String owner = (String) ids.next();
      for (String text : JsonTables.texts(owners.getJSONArray(owner))) {
        B bean = converter.convertToObject(text, type);
        rows.add(Map.of("owner", owner, "properties", properties.apply(bean, owner)));
      }
    }
    return rows;
  }
}
