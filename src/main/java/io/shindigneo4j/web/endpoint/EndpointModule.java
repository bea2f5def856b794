package io.shindigneo4j.web.endpoint;

import com.google.inject.AbstractModule;
import org.apache.shindig.protocol.multipart.MultipartFormParser;

/** Replaces parts of Shindig that read requests. */
public final class EndpointModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(MultipartFormParser.class).to(BoundedForms.class);
  }
}
