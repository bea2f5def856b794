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
   * @param name of the root
   * @throws IllegalArgumentException for what is not XML, has another root or a document type, or
   *     nests too deeply
   */
  public static JSONObject read(String text, String name) {
    XmlElement root = XmlDocuments.read(text);
    root.requireName(name);
    try {
      return ElementConversion.plainObject(root);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
