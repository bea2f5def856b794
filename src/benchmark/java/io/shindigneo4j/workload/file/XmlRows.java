package io.shindigneo4j.workload.file;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import io.shindigneo4j.workload.row.NetworkRow;

/** Maps rows to XML elements that are named by their kind. */
final class XmlRows {

  private XmlRows() {}

  /** Replaces the type annotations of JSON. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NONE)
  private interface Untyped {}

  static XmlMapper mapper() {
    XmlMapper mapper = StrictJson.of(XmlMapper.builder().addMixIn(NetworkRow.class, Untyped.class));
    mapper.disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS); // the next row follows
    return mapper;
  }
}
