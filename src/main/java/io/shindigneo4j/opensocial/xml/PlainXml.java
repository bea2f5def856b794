package io.shindigneo4j.opensocial.xml;

import org.json.JSONException;
import org.json.JSONObject;

/** XML where no bean says what it stands for. */
public final class PlainXml {

  private PlainXml() {}

  /**
   * Makes JSON of a document: an element's own text, or the elements in it by their names, several
   * of one name as a list.
   *
   * @throws IllegalArgumentException for what is not XML, has a document type, or nests too deeply
   */
  public static JSONObject read(String text) {
    try {
      return ElementConversion.plainObject(XmlDocuments.read(text));
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
