package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.dispatch.GuardedHandlerRegistry;
import io.shindigneo4j.opensocial.dispatch.RestPath;
import io.shindigneo4j.opensocial.xml.AtomBeanConverter;
import io.shindigneo4j.web.client.SignedInViewer;
import io.shindigneo4j.web.limit.BoundedRequest;
import java.io.IOException;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import javax.servlet.ServletConfig;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.common.servlet.HttpUtil;
import org.apache.shindig.protocol.ContentTypes;
import org.apache.shindig.protocol.DataServiceServlet;
import org.apache.shindig.protocol.ResponseItem;
import org.apache.shindig.protocol.RestHandler;
import org.apache.shindig.protocol.conversion.BeanConverter;

/**
 * Shindig's REST servlet, without a thread that waits for the database. Only a POST may override
 * its method, and only a viewer with a token may write. Which pages of other sites may read answers
 * is no matter of {@code container.js}, which has all of them.
 */
public final class RestServlet extends DataServiceServlet {
  private static final long serialVersionUID = 1L;
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
  private static final Set<String> BODILESS = Set.of("GET", "HEAD");
  private static final String IF_MATCH = "If-Match";
  private static final String CALLBACK = "callback";

  private transient Answering answering;
  private transient boolean collectionEntries;
  private transient int requestLimit;

  @Override
  public void init(ServletConfig config) throws ServletException {
    super.init(config);
    requestLimit = injector.getInstance(BackendSettings.class).requestLimit();
    answering = injector.getInstance(Answering.class);
    collectionEntries = SettingSources.read(EndpointSetting::collectionEntries);
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    if (!Answering.resume(request, response)) {
      check(request, response);
    }
  }

  private void check(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String path = request.getPathInfo();
    if (path == null || path.equals("/")) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND, "The address names no service");
      return;
    }
    HttpServletRequest effective;
    try {
      HttpUtil.isJSONP(request); // throws for a callback that is not a name
      effective = MethodOverride.apply(request);
    } catch (IllegalArgumentException e) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, e.getMessage());
      return;
    }
    boolean reads = READING.contains(effective.getMethod());
    if (!reads && request.getHeader(IF_MATCH) != null) {
      sendError(
          response,
          new ResponseItem(
              HttpServletResponse.SC_FORBIDDEN,
              "If-Match is not supported: the write would not be conditional"));
    } else if (reads || SignedInViewer.of(getSecurityToken(request)).isPresent()) {
      serveBounded(effective, response);
    } else {
      ErrorHeaders.set(response, HttpServletResponse.SC_UNAUTHORIZED, null);
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, "Writing needs a security token");
    }
  }

  /** The filter has set the bound already, unless a web.xml lacks it. */
  private void serveBounded(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    BoundedRequest bounded = BoundedRequest.of(request, requestLimit);
    if (bounded.isTooLarge()) {
      response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
    } else {
      super.service(bounded, response);
    }
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    serve(request, response);
  }

  /** The server sends no body of its answer. */
  @Override
  protected void doHead(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    serve(request, response);
  }

  @Override
  protected void doDelete(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    serve(request, response);
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    serveBody(request, response);
  }

  @Override
  protected void doPut(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    serveBody(request, response);
  }

  private void serveBody(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    try {
      if (request.getContentType() != null || hasBody(request)) {
        ContentTypes.checkContentTypes(ALLOWED_CONTENT_TYPES, request.getContentType());
      }
    } catch (ContentTypes.InvalidContentTypeException e) {
      sendError(response, new ResponseItem(HttpServletResponse.SC_BAD_REQUEST, e.getMessage()));
      return;
    }
    try {
      serve(request, response);
    } catch (UnsupportedEncodingException e) {
      sendError(response, new ResponseItem(HttpServletResponse.SC_BAD_REQUEST, e.getMessage()));
    }
  }

  /** Without a body, a request needs no type (RFC 9110, section 8.3). */
  private static boolean hasBody(HttpServletRequest request) {
    return request.getContentLengthLong() > 0
        || request.getHeader("Transfer-Encoding") != null
        || (request.getContentLengthLong() < 0 && request.getProtocol().startsWith("HTTP/2"));
  }

  private void serve(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    setCharacterEncodings(request, response);
    SecurityToken token = getSecurityToken(request);
    if (token == null) {
      sendSecurityError(response);
      return;
    }
    BeanConverter converter = answers(request);
    Future<?> call = call(request, token);
    response.setContentType(converter.getContentType());
    answering.answer(
        request,
        response,
        new RestExchange(
            call,
            converter,
            callback(request, converter),
            collectionEntries && isJson(converter),
            location(request, response),
            this::getResponseItem,
            this::sendError));
  }

  /** Sets the header, by the thread that has the answer. */
  private static Consumer<Object> location(
      HttpServletRequest request, HttpServletResponse response) {
    String servlet = request.getContextPath() + request.getServletPath();
    String address = request.getRequestURI();
    if (!request.getMethod().equals("POST") || !address.startsWith(servlet)) {
      return created -> {};
    }
    CreatedAddress place = new CreatedAddress(servlet, address.substring(servlet.length()));
    return created -> place.of(created).ifPresent(path -> response.setHeader("Location", path));
  }

  private BeanConverter answers(HttpServletRequest request) {
    BeanConverter converter = getConverterForFormat(request.getParameter(FORMAT_PARAM));
    return converter instanceof AtomBeanConverter atom
        ? atom.at(request.getRequestURL().toString())
        : converter;
  }

  private Future<?> call(HttpServletRequest request, SecurityToken token) throws IOException {
    return handler(request)
        .execute(
            request.getParameterMap(),
            BODILESS.contains(request.getMethod()) ? null : body(request),
            token,
            getConverterForRequest(
                mediaType(request.getContentType()), request.getParameter(FORMAT_PARAM)));
  }

  private static Reader body(HttpServletRequest request) throws IOException {
    return XmlReader.isXml(mediaType(request.getContentType()))
        ? XmlReader.of(request)
        : request.getReader();
  }

  private RestHandler handler(HttpServletRequest request) {
    String address = request.getRequestURI();
    String servlet = request.getContextPath() + request.getServletPath();
    return dispatcher instanceof GuardedHandlerRegistry registry
            && address != null
            && address.startsWith(servlet)
        ? registry.getRestHandler(
            RestPath.of(address.substring(servlet.length()), request.getPathInfo()),
            request.getMethod().equals("HEAD") ? "GET" : request.getMethod())
        : getRestHandler(request);
  }

  /** Null for none that is valid. */
  private static String mediaType(String contentType) {
    try {
      return contentType == null ? null : ContentTypes.extractMimePart(contentType);
    } catch (ContentTypes.InvalidContentTypeException e) {
      return null;
    }
  }

  /** Null for none. */
  private String callback(HttpServletRequest request, BeanConverter converter) {
    boolean wrapped = isJSONPAllowed && HttpUtil.isJSONP(request) && isJson(converter);
    return wrapped ? request.getParameter(CALLBACK) : null;
  }

  private static boolean isJson(BeanConverter converter) {
    return ContentTypes.OUTPUT_JSON_CONTENT_TYPE.equals(converter.getContentType());
  }

  @Override
  protected void sendError(HttpServletResponse response, ResponseItem answer) throws IOException {
    ErrorHeaders.set(response, answer.getErrorCode(), answer.getErrorMessage());
    super.sendError(response, answer);
  }
}
