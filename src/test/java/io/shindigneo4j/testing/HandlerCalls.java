package io.shindigneo4j.testing;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.activities.ActivitiesHandler;
import io.shindigneo4j.opensocial.activities.ActivitiesModule;
import io.shindigneo4j.opensocial.activities.ActivityStreamsHandler;
import io.shindigneo4j.opensocial.appdata.AppDataHandler;
import io.shindigneo4j.opensocial.appdata.AppDataModule;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.dispatch.GuardedHandlerRegistry;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.friendships.FriendshipsHandler;
import io.shindigneo4j.opensocial.friendships.FriendshipsModule;
import io.shindigneo4j.opensocial.graph.GraphHandler;
import io.shindigneo4j.opensocial.graph.GraphModule;
import io.shindigneo4j.opensocial.graph.UserHandler;
import io.shindigneo4j.opensocial.groups.GroupsHandler;
import io.shindigneo4j.opensocial.groups.GroupsModule;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.media.AlbumsHandler;
import io.shindigneo4j.opensocial.media.MediaItemsHandler;
import io.shindigneo4j.opensocial.media.MediaModule;
import io.shindigneo4j.opensocial.messages.MessagesHandler;
import io.shindigneo4j.opensocial.messages.MessagesModule;
import io.shindigneo4j.opensocial.notifications.NotificationsHandler;
import io.shindigneo4j.opensocial.notifications.NotificationsModule;
import io.shindigneo4j.opensocial.organization.OrganizationHandler;
import io.shindigneo4j.opensocial.organization.OrganizationModule;
import io.shindigneo4j.opensocial.people.PeopleHandler;
import io.shindigneo4j.opensocial.people.PeopleModule;
import io.shindigneo4j.opensocial.search.SearchHandler;
import io.shindigneo4j.opensocial.search.SearchModule;
import io.shindigneo4j.opensocial.skills.AutocompleteHandler;
import io.shindigneo4j.opensocial.skills.SkillsHandler;
import io.shindigneo4j.opensocial.skills.SkillsModule;
import io.shindigneo4j.opensocial.xml.SocialXmlConfiguration;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import java.io.StringReader;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.config.JsonContainerConfig;
import org.apache.shindig.expressions.Expressions;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.HandlerRegistry;
import org.apache.shindig.protocol.RestHandler;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * The handlers of all that the graph serves on a real graph, called by REST paths and JSON-RPC
 * methods as Shindig's servlets call them.
 */
public final class HandlerCalls {

  private static final int PAGE_LIMIT = 30;

  private final Injector injector;
  private final BeanJsonConverter converter;
  private final HandlerRegistry registry;

  public HandlerCalls(
      GraphServer server, GraphDriver driver, QueryMode mode, AccessControl access, Clock clock) {
    injector = Guice.createInjector(new Parts(server, driver, mode, access, clock));
    converter = injector.getInstance(BeanJsonConverter.class);
    registry = injector.getInstance(GuardedHandlerRegistry.class);
    registry.addHandlers(
        Set.of(
            ActivitiesHandler.class,
            ActivityStreamsHandler.class,
            AlbumsHandler.class,
            AppDataHandler.class,
            PeopleHandler.class,
            FriendshipsHandler.class,
            GraphHandler.class,
            GroupsHandler.class,
            MediaItemsHandler.class,
            MessagesHandler.class,
            NotificationsHandler.class,
            OrganizationHandler.class,
            SearchHandler.class,
            SkillsHandler.class,
            AutocompleteHandler.class,
            UserHandler.class));
  }

  private static final class Parts extends AbstractModule {
    private final GraphServer server;
    private final GraphDriver driver;
    private final QueryMode mode;
    private final AccessControl access;
    private final Clock clock;

    Parts(
        GraphServer server, GraphDriver driver, QueryMode mode, AccessControl access, Clock clock) {
      this.server = server;
      this.driver = driver;
      this.mode = mode;
      this.access = access;
      this.clock = clock;
    }

    @Override
    protected void configure() {
      install(new PeopleModule());
      install(new FriendshipsModule());
      install(new GraphModule());
      install(new GroupsModule());
      install(new ActivitiesModule());
      install(new AppDataModule());
      install(new MediaModule());
      install(new MessagesModule());
      install(new NotificationsModule());
      install(new OrganizationModule());
      install(new SearchModule());
      install(new SkillsModule());
      bind(OperationRunner.class).toInstance(new OperationRunner(driver, mode));
      bind(BackendSettings.class)
          .toInstance(
              new BackendSettings(
                  server.driverSettings(), mode, PAGE_LIMIT, false, 1 << 22, 1 << 20, true));
      bind(AccessControl.class).toInstance(access);
      bind(Clock.class).toInstance(clock);
      bind(HandlerExecutionListener.class).to(HandlerExecutionListener.NoOpHandler.class);
      bind(XStreamConfiguration.class).to(SocialXmlConfiguration.class);
      bind(Identifiers.class).toInstance(new TimeOrderedIdentifiers());
      bind(ContainerConfig.class).toInstance(config());
    }

    private static ContainerConfig config() {
      try {
        return new JsonContainerConfig(
            new JSONObject(
                "{default: {'gadgets.container': ['default'], 'gadgets.features':"
                    + " {opensocial: {supportedFields: {person: ['id', 'inTheContainer', {name: ['familyName']}],"
                    + " activity: ['id', 'body'], activityEntry: ['id', 'verb']}}}}}"),
            Expressions.forTesting());
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }
  }

  /** The names of all methods. */
  public Set<String> methods() {
    return registry.getSupportedRpcServices();
  }

  /** One more handler, for the tests of its own. */
  public void add(Object handler) {
    registry.addHandlers(Set.of(handler));
  }

  public <T> T part(Class<T> type) {
    return injector.getInstance(type);
  }

  public JsonPath rest(SecurityToken viewer, String method, String target) {
    return rest(viewer, method, target, "");
  }

  /** The answer to {@code GET /people/@me?count=1} and the like. */
  public JsonPath rest(SecurityToken viewer, String method, String target, String body) {
    return rest(viewer, method, target, body, converter);
  }

  /**
   * The answer.
   *
   * @param reader reads the body
   */
  public JsonPath rest(
      SecurityToken viewer, String method, String target, String body, BeanConverter reader) {
    RestHandler handler = registry.getRestHandler(path(target), method);
    StringReader content = method.equals("GET") ? null : new StringReader(body);
    return parse(Answers.get(handler.execute(parameters(target), content, viewer, reader)));
  }

  private static String path(String target) {
    return target.split("\\?", 2)[0];
  }

  private static Map<String, String[]> parameters(String target) {
    String[] parts = target.split("\\?", 2);
    Map<String, String[]> parameters = new HashMap<>();
    for (String pair : parts.length == 1 ? new String[0] : parts[1].split("&")) {
      parameters.put(pair.split("=", 2)[0], new String[] {pair.split("=", 2)[1]});
    }
    return parameters;
  }

  /** The answer to a GET, as XML. */
  public String xml(SecurityToken viewer, String target) {
    RestHandler handler = registry.getRestHandler(path(target), "GET");
    Object answer =
        Answers.get(
            handler.execute(parameters(target), null, viewer, part(XmlBeanConverter.class)));
    return part(XmlBeanConverter.class)
        .convertToString(answer instanceof RestfulCollection ? answer : Map.of("entry", answer));
  }

  /** The result of a JSON-RPC method. */
  public JsonPath rpc(SecurityToken viewer, String method, String parameters) {
    try {
      JSONObject call =
          new JSONObject(Map.of("method", method)).put("params", new JSONObject(parameters));
      return parse(Answers.get(registry.getRpcHandler(call).execute(Map.of(), viewer, converter)));
    } catch (JSONException e) {
      throw new AssertionError(e);
    }
  }

  private JsonPath parse(Object answer) {
    return JsonPath.from(SameJson.of(answer));
  }
}
