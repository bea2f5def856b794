package io.shindigneo4j.web.endpoint;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.apache.commons.fileupload.FileItemStream;
import org.apache.shindig.protocol.multipart.FormDataItem;

/** A part of a form, in memory. */
final class FormPart implements FormDataItem {
  private final FileItemStream head;
  private final byte[] content;

  private FormPart(FileItemStream head, byte[] content) {
    this.head = head;
    this.content = content;
  }

  static FormPart read(FileItemStream part) throws IOException {
    try (InputStream content = part.openStream()) {
      return new FormPart(part, content.readAllBytes());
    }
  }

  @Override
  public String getFieldName() {
    return head.getFieldName();
  }

  @Override
  public String getName() {
    return head.getName();
  }

  @Override
  public String getContentType() {
    return head.getContentType();
  }

  @Override
  public boolean isFormField() {
    return head.isFormField();
  }

  @Override
  public long getSize() {
    return content.length;
  }

  @Override
  public byte[] get() {
    return content.clone();
  }

  @Override
  public InputStream getInputStream() {
    return new ByteArrayInputStream(content);
  }

  /** By the default charset of RFC 7578. */
  @Override
  public String getAsString() {
    return new String(content, StandardCharsets.UTF_8);
  }
}
