package io.shindigneo4j.opensocial.mapping;

import com.google.inject.Inject;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONObject;

/** Converts Shindig's beans to JSON and back. Safe for use by many threads. */
public final class BeanDocuments {

  private final BeanJsonConverter converter;

  @Inject
  public BeanDocuments(BeanJsonConverter converter) {
    this.converter = converter;
  }

  public String text(Object bean) {
    return converter.convertToString(bean);
  }

  public <B> B bean(String text, Class<B> type) {
    return converter.convertToObject(text, type);
  }

  /** The same of a document that has been read already. */
  public <B> B bean(JSONObject document, Class<B> type) {
    return type.cast(converter.convertToObject(document, type));
  }
}
