package io.shindigneo4j.web.cache;

import com.google.inject.AbstractModule;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import org.apache.shindig.common.cache.CacheProvider;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Caffeine is in our WAR; a Shindig that has our classes alone may lack it. */
public final class CacheModule extends AbstractModule {
  private static final String CAFFEINE = "com.github.benmanes.caffeine.cache.Caffeine";
  private static final Logger LOG = LoggerFactory.getLogger(CacheModule.class);

  @Override
  protected void configure() {
    int bytes =
        SettingSources.read(find -> new SettingValues(find).positive(CacheSetting.GADGET_CACHE));
    try {
      Class.forName(CAFFEINE, false, CacheModule.class.getClassLoader());
      bind(CacheProvider.class).toInstance(new WeightedCaches(bytes));
    } catch (ClassNotFoundException e) {
      LOG.warn("What is kept of gadgets is limited by number alone: there is no Caffeine");
    }
  }
}
