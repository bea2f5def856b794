package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import io.shindigneo4j.web.client.GadgetCalls;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.config.ConfigContributor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts a gadget's token into the addresses that {@code gadgets.io.getProxyUrl} makes. */
final class ProxyTokens implements ConfigContributor {
  static final String FEATURE = "core.io";
  private static final String ADDRESS = "proxyUrl";
  private static final Logger LOG = LoggerFactory.getLogger(ProxyTokens.class);

  private final SecurityTokenCodec codec;

  @Inject
  ProxyTokens(SecurityTokenCodec codec) {
    this.codec = codec;
  }

  @Override
  public void contribute(Map<String, Object> configuration, Gadget gadget) {
    SecurityToken token = gadget.getContext().getToken();
    if (!GadgetCalls.mayFetch(token)
        || !(configuration.get(FEATURE) instanceof Map<?, ?> feature)
        || !(feature.get(ADDRESS) instanceof String address)) {
      return;
    }
    Map<Object, Object> changed = new HashMap<>(feature);
    try {
      String text = URLEncoder.encode(codec.encodeToken(token), StandardCharsets.UTF_8);
      changed.put(ADDRESS, address + "&st=" + text);
      configuration.put(FEATURE, changed);
    } catch (SecurityTokenException e) {
      LOG.info("A gadget gets no token for the proxy: {}", e.getMessage());
    }
  }

  /** Scripts that are no gadget's have no token. */
  @Override
  public void contribute(Map<String, Object> configuration, String container, String host) {}
}
