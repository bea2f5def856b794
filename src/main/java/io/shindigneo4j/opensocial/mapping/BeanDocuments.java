package io.shindigneo4j.opensocial.mapping;

import com.google.inject.Inject;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;

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
}
