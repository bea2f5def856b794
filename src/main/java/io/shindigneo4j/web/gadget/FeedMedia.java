package io.shindigneo4j.web.gadget;

import com.rometools.modules.mediarss.MediaEntryModule;
import com.rometools.modules.mediarss.MediaModule;
import com.rometools.modules.mediarss.types.MediaContent;
import com.rometools.modules.mediarss.types.Thumbnail;
import com.rometools.modules.mediarss.types.UrlReference;
import com.rometools.rome.feed.synd.SyndEntry;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The pictures and films of a feed's entry, by Media RSS, in Shindig's form. */
final class FeedMedia {

  private FeedMedia() {}

  /** Empty where the entry has none. */
  static JSONObject of(SyndEntry entry) throws JSONException {
    JSONObject media = new JSONObject();
    if (!(entry.getModule(MediaModule.URI) instanceof MediaEntryModule module)) {
      return media;
    }
    JSONArray contents = new JSONArray();
    for (MediaContent content : module.getMediaContents()) {
      if (content.getReference() instanceof UrlReference reference) {
        contents.put(content(content, reference));
      }
    }
    if (contents.length() > 0) {
      media.put("Contents", contents);
    }
    Thumbnail[] thumbnails =
        module.getMetadata() == null ? new Thumbnail[0] : module.getMetadata().getThumbnail();
    return thumbnails.length == 0 ? media : media.put("Thumbnail", thumbnail(thumbnails[0]));
  }

  private static JSONObject content(MediaContent content, UrlReference reference)
      throws JSONException {
    return new JSONObject()
        .put("URL", String.valueOf(reference.getUrl()))
        .putOpt("Type", content.getType())
        .putOpt("Width", content.getWidth())
        .putOpt("Height", content.getHeight());
  }

  private static JSONObject thumbnail(Thumbnail thumbnail) throws JSONException {
    return new JSONObject()
        .put("URL", String.valueOf(thumbnail.getUrl()))
        .putOpt("Width", thumbnail.getWidth())
        .putOpt("Height", thumbnail.getHeight());
  }
}
