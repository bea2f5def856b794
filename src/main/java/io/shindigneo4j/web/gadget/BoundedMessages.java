package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import java.util.concurrent.ExecutorService;
import org.apache.shindig.common.cache.CacheProvider;
import org.apache.shindig.gadgets.DefaultMessageBundleFactory;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.RequestPipeline;
import org.apache.shindig.gadgets.spec.MessageBundle;

/** Message bundles of gadgets, within the limits of {@link GadgetXml}. */
final class BoundedMessages extends DefaultMessageBundleFactory {
  private static final int MAX_CHARACTERS = 1 << 18;

  @Inject
  BoundedMessages(
      ExecutorService executor,
      RequestPipeline pipeline,
      CacheProvider caches,
      @Named("shindig.cache.xml.refreshInterval") long refresh) {
    super(executor, pipeline, caches, refresh);
  }

  /** Fails with status 400 for messages beyond the limits. */
  @Override
  protected MessageBundle parse(String content, Query query) throws GadgetException {
    GadgetXml.parse(content, MAX_CHARACTERS);
    return super.parse(content, query);
  }
}
