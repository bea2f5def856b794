package io.shindigneo4j.web.origin;

import com.google.common.base.Ascii;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.HashLockedDomainService;
import org.apache.shindig.gadgets.uri.LockedDomainPrefixGenerator;

/**
 * Shindig's locked domains: where the settings say so, each gadget has a host of its own. Shindig's
 * own service gives one host to gadgets whose addresses differ in case alone.
 */
@Singleton
final class GadgetDomains extends HashLockedDomainService {
  private static final int LABEL_BYTES = 20;
  private static final BaseEncoding LABEL = BaseEncoding.base32().lowerCase().omitPadding();

  private final Origins origins;

  @Inject
  GadgetDomains(
      ContainerConfig config,
      @Named("shindig.locked-domain.enabled") boolean enabled,
      LockedDomainPrefixGenerator prefixes,
      Origins origins) {
    super(config, enabled, prefixes);
    this.origins = origins;
  }

  /** The first label of a gadget's host. */
  static String label(String gadget) {
    byte[] hash = Hashing.sha256().hashString(gadget, StandardCharsets.UTF_8).asBytes();
    return LABEL.encode(Arrays.copyOf(hash, LABEL_BYTES));
  }

  @Override
  public boolean isEnabled() {
    return origins.areLocked() || super.isEnabled();
  }

  @Override
  public String getLockedDomainForGadget(Gadget gadget, String container) throws GadgetException {
    return origins.areLocked() ? domain(gadget) : super.getLockedDomainForGadget(gadget, container);
  }

  @Override
  public boolean isGadgetValidForHost(String host, Gadget gadget, String container) {
    return origins.areLocked()
        ? Ascii.equalsIgnoreCase(host, domain(gadget))
        : super.isGadgetValidForHost(host, gadget, container);
  }

  private String domain(Gadget gadget) {
    return label(gadget.getSpec().getUrl().toString())
        + origins.gadgets().orElseThrow().authority();
  }

  @Override
  public boolean isHostUsingLockedDomain(String host) {
    return origins.areLocked() ? origins.isOfGadgets(host) : super.isHostUsingLockedDomain(host);
  }

  /** Our proxy answers attachments, which run nowhere. */
  @Override
  public boolean isSafeForOpenProxy(String host) {
    return true;
  }
}
