package io.shindigneo4j.web.origin;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.HashLockedDomainService;
import org.apache.shindig.gadgets.uri.LockedDomainPrefixGenerator;

/** Shindig's locked domains, where the settings give each gadget a host of its own. */
@Singleton
final class GadgetDomains extends HashLockedDomainService {

  @Inject
  GadgetDomains(
      ContainerConfig config,
      @Named("shindig.locked-domain.enabled") boolean enabled,
      LockedDomainPrefixGenerator prefixes,
      Origins origins) {
    super(config, enabled || origins.areLocked(), prefixes);
  }

  /** Our proxy answers attachments, which run nowhere. */
  @Override
  public boolean isSafeForOpenProxy(String host) {
    return true;
  }
}
