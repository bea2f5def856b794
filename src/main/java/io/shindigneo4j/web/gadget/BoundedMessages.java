package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.cache.CacheProvider;
import org.apache.shindig.gadgets.DefaultMessageBundleFactory;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.RequestPipeline;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.LocaleSpec;
import org.apache.shindig.gadgets.spec.MessageBundle;
import org.apache.shindig.gadgets.spec.ModulePrefs;
import org.apache.shindig.gadgets.templates.MessageELResolver;

/**
 * Message bundles of gadgets, within the limits of {@link GadgetXml}. Gadgets share the messages of
 * an address. The direction of the language is that of each gadget: Shindig keeps that of the one
 * which asked first.
 */
final class BoundedMessages extends DefaultMessageBundleFactory {
  private static final int MAX_CHARACTERS = 1 << 18;

  private static final String ANY_LANGUAGE = "all";
  private static final String ANY_COUNTRY = "ALL";

  /** The name of the messages in expressions. */
  private static final String MESSAGES = MessageELResolver.PROPERTY_MSG;

  @Inject
  BoundedMessages(
      ExecutorService executor,
      RequestPipeline pipeline,
      CacheProvider caches,
      @Named("shindig.cache.xml.refreshInterval") long refresh) {
    super(executor, pipeline, caches, refresh);
  }

  /**
   * Fails with status 400 for a message with a long expression, or with one that shows others: each
   * may show two, and so on.
   */
  @Override
  public MessageBundle getBundle(
      GadgetSpec gadget, Locale locale, boolean ignoreCache, String container, String view)
      throws GadgetException {
    MessageBundle bundle = super.getBundle(gadget, locale, ignoreCache, container, view);
    if (!bundle.getMessages().values().stream().allMatch(BoundedMessages::isAllowed)) {
      throw new GadgetException(
          GadgetException.Code.INVALID_PARAMETER,
          "A message of the gadget has a long expression, or one of messages",
          HttpServletResponse.SC_BAD_REQUEST);
    }
    return locale(gadget.getModulePrefs(), locale, view)
        .map(own -> new MessageBundle(own, bundle.getMessages()))
        .orElse(bundle);
  }

  /** The most exact of a gadget, whose messages win in Shindig, too. */
  private static Optional<LocaleSpec> locale(ModulePrefs gadget, Locale locale, String view) {
    return Stream.of(
            locale,
            new Locale(locale.getLanguage(), ANY_COUNTRY),
            new Locale(ANY_LANGUAGE, locale.getCountry()),
            new Locale(ANY_LANGUAGE, ANY_COUNTRY))
        .flatMap(name -> Stream.ofNullable(gadget.getLocale(name, view)))
        .findFirst();
  }

  private static boolean isAllowed(String message) {
    boolean hasExpression = message.contains("${") || message.contains("#{");
    return !hasExpression || (!message.contains(MESSAGES) && ExpressionLimits.hold(message));
  }

  /** Fails with status 400 for messages beyond the limits. */
  @Override
  protected MessageBundle parse(String content, Query query) throws GadgetException {
    GadgetXml.parse(content, MAX_CHARACTERS);
    return super.parse(content, query);
  }
}
