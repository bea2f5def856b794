package io.shindigneo4j.build;

import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingConstants;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.events.EventsSetting;
import io.shindigneo4j.opensocial.metrics.MetricsSetting;
import io.shindigneo4j.opensocial.oauth.OAuthTokenSetting;
import io.shindigneo4j.opensocial.oauth.RevocationSetting;
import io.shindigneo4j.server.ServerEventSettings;
import io.shindigneo4j.server.ServerHttpSettings;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.web.audit.AuditSetting;
import io.shindigneo4j.web.bearer.BearerSetting;
import io.shindigneo4j.web.cache.CacheSetting;
import io.shindigneo4j.web.endpoint.EndpointSetting;
import io.shindigneo4j.web.events.StreamSetting;
import io.shindigneo4j.web.gadgetoauth.GadgetOAuthSetting;
import io.shindigneo4j.web.limit.LimitSetting;
import io.shindigneo4j.web.log.LogSetting;
import io.shindigneo4j.web.oauth1.OAuth1Setting;
import io.shindigneo4j.web.oauth2.OAuthSetting;
import io.shindigneo4j.web.openid.OpenIdSetting;
import io.shindigneo4j.web.operator.OperatorSetting;
import io.shindigneo4j.web.origin.OriginSetting;
import io.shindigneo4j.web.outbound.OutboundSetting;
import io.shindigneo4j.web.provider.ProviderSetting;
import io.shindigneo4j.web.session.SessionSetting;
import io.shindigneo4j.web.signin.SignInSetting;
import io.shindigneo4j.web.token.TokenSetting;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.neo4j.configuration.SettingImpl;
import org.neo4j.configuration.SettingsDeclaration;

/** All settings that users can set. */
public final class ProjectSettings {

  /** The run command's own settings, which its tests cover. */
  static final List<String> OF_RUN_COMMAND = List.of("shindig.port", "shindig.neo4j.data");

  public static final List<Setting> OF_SHINDIG =
      Stream.of(
              SettingKey.class,
              ContainerSetting.class,
              MetricsSetting.class,
              TokenSetting.class,
              RevocationSetting.class,
              OutboundSetting.class,
              EndpointSetting.class,
              LimitSetting.class,
              CacheSetting.class,
              OperatorSetting.class,
              AuditSetting.class,
              LogSetting.class,
              OriginSetting.class,
              SessionSetting.class,
              SignInSetting.class,
              OAuthSetting.class,
              OAuthTokenSetting.class,
              ProviderSetting.class,
              BearerSetting.class,
              OpenIdSetting.class,
              OAuth1Setting.class,
              GadgetOAuthSetting.class,
              EventsSetting.class,
              StreamSetting.class)
          .flatMap(concern -> SettingConstants.of(concern).stream())
          .toList();

  private static final List<Class<? extends SettingsDeclaration>> OF_PLUGIN =
      List.of(
          ServerSettings.class,
          ServerLimitSettings.class,
          ServerEventSettings.class,
          ServerHttpSettings.class);

  private ProjectSettings() {}

  public static Map<Field, SettingImpl<?>> ofPlugin() {
    Map<Field, SettingImpl<?>> settings = new LinkedHashMap<>();
    OF_PLUGIN.stream()
        .flatMap(concern -> Stream.of(concern.getFields()))
        .forEach(field -> settings.put(field, setting(field)));
    return settings;
  }

  private static SettingImpl<?> setting(Field field) {
    try {
      return (SettingImpl<?>) field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  public static Set<String> names() {
    Set<String> names = new TreeSet<>(OF_RUN_COMMAND);
    OF_SHINDIG.forEach(setting -> names.add(setting.key()));
    ofPlugin().values().forEach(setting -> names.add(setting.name()));
    return names;
  }

  /** The names of Shindig's settings as environment variables. */
  public static Set<String> variables() {
    Set<String> variables = new TreeSet<>();
    Stream.concat(OF_RUN_COMMAND.stream(), OF_SHINDIG.stream().map(Setting::key))
        .map(key -> key.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"))
        .forEach(variables::add);
    return variables;
  }
}
