package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.events.EventsSetting;
import io.shindigneo4j.opensocial.events.EventsSettings;
import io.shindigneo4j.opensocial.metrics.MetricsSetting;
import io.shindigneo4j.opensocial.oauth.OAuthTokenSetting;
import io.shindigneo4j.opensocial.oauth.RevocationSetting;
import io.shindigneo4j.web.audit.AuditSetting;
import io.shindigneo4j.web.bearer.BearerSetting;
import io.shindigneo4j.web.cache.CacheSetting;
import io.shindigneo4j.web.endpoint.EndpointSetting;
import io.shindigneo4j.web.events.StreamSetting;
import io.shindigneo4j.web.gadgetoauth.GadgetOAuthSetting;
import io.shindigneo4j.web.limit.LimitSetting;
import io.shindigneo4j.web.log.LogFormat;
import io.shindigneo4j.web.log.LogSetting;
import io.shindigneo4j.web.oauth1.OAuth1Setting;
import io.shindigneo4j.web.oauth2.OAuthSetting;
import io.shindigneo4j.web.openid.OpenIdSetting;
import io.shindigneo4j.web.operator.OperatorSetting;
import io.shindigneo4j.web.operator.Operators;
import io.shindigneo4j.web.origin.OriginSetting;
import io.shindigneo4j.web.outbound.OutboundSetting;
import io.shindigneo4j.web.provider.ProviderSetting;
import io.shindigneo4j.web.provider.ProviderSettings;
import io.shindigneo4j.web.session.SessionSetting;
import io.shindigneo4j.web.signin.SignInSetting;
import io.shindigneo4j.web.token.TokenSetting;
import io.shindigneo4j.web.token.TokenSettings;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** All settings of Shindig, and who reads them. */
final class KnownSettings {

  /** With which all begin. */
  static final String PREFIX = "shindig.neo4j.";

  static final List<SettingGroup> GROUPS =
      List.of(
          new SettingGroup(SettingKey.class, BackendSettings::from),
          new SettingGroup(ContainerSetting.class, ContainerSetting::application),
          new SettingGroup(MetricsSetting.class, MetricsSetting::check),
          new SettingGroup(LogSetting.class, LogFormat::from),
          new SettingGroup(AuditSetting.class, AuditSetting::check),
          new SettingGroup(TokenSetting.class, TokenSettings::from),
          new SettingGroup(RevocationSetting.class, RevocationSetting::check),
          new SettingGroup(OutboundSetting.class, OutboundSetting::check),
          new SettingGroup(EndpointSetting.class, EndpointSetting::check),
          new SettingGroup(LimitSetting.class, LimitSetting::check),
          new SettingGroup(CacheSetting.class, CacheSetting::check),
          new SettingGroup(OperatorSetting.class, Operators::from),
          new SettingGroup(OriginSetting.class, OriginSetting::check),
          new SettingGroup(SessionSetting.class, SessionSetting::check),
          new SettingGroup(SignInSetting.class, SignInSetting::check),
          new SettingGroup(OAuthSetting.class, OAuthSetting::check),
          new SettingGroup(OAuthTokenSetting.class, OAuthTokenSetting::check),
          new SettingGroup(ProviderSetting.class, ProviderSettings::from),
          new SettingGroup(BearerSetting.class, BearerSetting::check),
          new SettingGroup(OpenIdSetting.class, OpenIdSetting::check),
          new SettingGroup(OAuth1Setting.class, OAuth1Setting::check),
          new SettingGroup(GadgetOAuthSetting.class, GadgetOAuthSetting::check),
          new SettingGroup(EventsSetting.class, EventsSettings::from),
          new SettingGroup(StreamSetting.class, StreamSetting::check));

  /** The run command's own, which only that reads. */
  private static final List<String> OF_RUN_COMMAND = List.of("shindig.neo4j.data");

  private KnownSettings() {}

  /** The keys of all. */
  static Set<String> keys() {
    Set<String> keys =
        GROUPS.stream()
            .flatMap(group -> group.settings().stream())
            .map(Setting::key)
            .collect(Collectors.toCollection(TreeSet::new));
    keys.addAll(OF_RUN_COMMAND);
    return keys;
  }
}
