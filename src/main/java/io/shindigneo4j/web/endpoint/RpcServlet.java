package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.limit.BoundedRequest;
import io.shindigneo4j.web.limit.RequestQuotas;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.servlet.ServletConfig;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ContentTypes;
import org.apache.shindig.protocol.JsonRpcServlet;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.ResponseItem;
import org.apache.shindig.protocol.RpcHandler;
import org.apache.shindig.protocol.multipart.FormDataItem;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Shindig's JSON-RPC servlet, without a thread that waits for the database. The calls of a batch
 * have a {@link CallOrder}. A GET, with or without a callback, can only read.
 */
public final class RpcServlet extends JsonRpcServlet {
  private static final long serialVersionUID = 1L;

  private static final int MAX_MESSAGE = 1_000;
  private static final String ALLOW = "Allow";
  private static final String METHODS = "GET, HEAD, POST, OPTIONS";
  private static final String ID = "id";
  private static final String METHOD = "method";
  private static final String PARAMETERS = "params";
  private static final Future<?> NO_CALL =
      CompletableFuture.failedFuture(
          new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, "A call must be an object"));

  private transient ReadMethods reading;
  private transient Answering answering;
  private transient RpcExchange.Servlet exchanges;
  private transient int requestLimit;
  private transient boolean collectionEntries;

  @Override
  public void init(ServletConfig config) throws ServletException {
    super.init(config);
    requestLimit = injector.getInstance(BackendSettings.class).requestLimit();
    answering = injector.getInstance(Answering.class);
    collectionEntries = SettingSources.read(EndpointSetting::collectionEntries);
    exchanges =
        new RpcExchange.Servlet(
            jsonConverter, this::getResponseItem, this::answer, this::sendError);
    reading = ReadMethods.of(injector.getInstance(DEFAULT_HANDLER_KEY));
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (!Answering.resume(request, response)) {
      serve(request, response);
    }
  }

  private void serve(HttpServletRequest request, HttpServletResponse response) throws IOException {
    try {
      serveBounded(BoundedRequest.of(asGet(request), requestLimit), response);
    } catch (RefusedBodyException e) {
      response.setHeader("Connection", "close");
      sendError(response, new ResponseItem(e.status(), e.getMessage()));
    } catch (UnreadableInputException e) {
      sendError(response, new ResponseItem(e.getCode(), e.getMessage()));
    }
  }

  /** A HEAD as the GET of the same, of whose answer the server sends no body. */
  private static HttpServletRequest asGet(HttpServletRequest request) {
    return request.getMethod().equals("HEAD")
        ? new HttpServletRequestWrapper(request) {
          @Override
          public String getMethod() {
            return "GET";
          }
        }
        : request;
  }

  /** The filter has set the bound already, unless a web.xml lacks it. */
  private void serveBounded(BoundedRequest request, HttpServletResponse response)
      throws IOException {
    if (request.isTooLarge()) {
      throw RefusedBodyException.tooLarge();
    }
    try {
      QueryCall.check(request);
    } catch (IllegalArgumentException e) {
      sendError(response, new ResponseItem(HttpServletResponse.SC_BAD_REQUEST, e.getMessage()));
      return;
    }
    switch (request.getMethod()) {
      case "GET", "POST" -> super.service(request, response);
      case "OPTIONS" -> response.setHeader(ALLOW, METHODS);
      default -> refuse(METHODS, "Calls come by POST, or by GET", response);
    }
  }

  @Override
  protected String getPostContent(HttpServletRequest request, Map<String, FormDataItem> form)
      throws ContentTypes.InvalidContentTypeException, IOException {
    String content = super.getPostContent(request, form);
    return content == null ? null : JsonSyntax.kept(content);
  }

  @Override
  protected void dispatch(
      JSONObject call,
      Map<String, FormDataItem> form,
      HttpServletRequest request,
      HttpServletResponse response,
      SecurityToken token,
      String callback)
      throws JSONException, IOException {
    JSONObject exact = isQuery(request, callback) ? QueryCall.read(request) : call;
    if (request.getMethod().equals("GET")) {
      unwrap(exact);
    }
    run(
        List.of(exact),
        request,
        response,
        () -> {
          RpcExchange exchange =
              new RpcExchange(exchanges, false, callback, RequestAudit.of(request));
          exchange.add(id(exact), handler(exact, form, request, token).get());
          return exchange;
        });
  }

  /** Whether the call is the query itself: what has a callback is JSON. */
  private static boolean isQuery(HttpServletRequest request, String callback) {
    return request.getMethod().equals("GET") && callback == null;
  }

  /** By GET, parameters may have the prefix of OpenSocial's own example: {@code params.userId}. */
  private static void unwrap(JSONObject call) throws JSONException {
    JSONObject parameters = call.optJSONObject(PARAMETERS);
    JSONObject named = parameters == null ? null : parameters.optJSONObject(PARAMETERS);
    if (named != null) {
      parameters.remove(PARAMETERS);
      for (Iterator<?> names = named.keys(); names.hasNext(); ) {
        String name = (String) names.next();
        parameters.put(name, named.get(name));
      }
    }
  }

  @Override
  protected void dispatchBatch(
      JSONArray batch,
      Map<String, FormDataItem> form,
      HttpServletRequest request,
      HttpServletResponse response,
      SecurityToken token,
      String callback)
      throws JSONException, IOException {
    run(
        calls(batch),
        request,
        response,
        () -> {
          RpcExchange exchange =
              new RpcExchange(exchanges, true, callback, RequestAudit.of(request));
          CallOrder order = new CallOrder(answering.time(), exchange::isAnswered);
          for (int i = 0; i < batch.length(); i++) {
            JSONObject call = batch.optJSONObject(i);
            if (call == null) {
              exchange.add(Optional.empty(), NO_CALL);
            } else {
              exchange.add(id(call), begin(call, handler(call, form, request, token), order));
            }
          }
          return exchange;
        });
  }

  private static Optional<Object> id(JSONObject call) {
    return Optional.ofNullable(call.opt(ID));
  }

  private Supplier<Future<?>> handler(
      JSONObject call,
      Map<String, FormDataItem> form,
      HttpServletRequest request,
      SecurityToken token)
      throws JSONException {
    RpcHandler handler = getHandler(call, request);
    return () -> handler.execute(form, token, jsonConverter);
  }

  /** What fetches may keep its thread waiting: it begins at once, on this one. */
  private Future<?> begin(JSONObject call, Supplier<Future<?>> handler, CallOrder order) {
    return CallCount.isFetch(call)
        ? handler.get()
        : order.begin(!reading.contain(call.optString(METHOD)), handler);
  }

  /** With the id as it came; Shindig would make a text of it. */
  @SuppressWarnings("unchecked") // the type that Shindig makes
  private Object answer(Optional<Object> id, ResponseItem item) {
    ResponseItem told =
        collectionEntries && Results.isGood(item)
            ? new ResponseItem(CollectionEntries.added(item.getResponse()))
            : shortened(item);
    Map<String, Object> answer = (Map<String, Object>) getJSONResponse(null, told);
    id.ifPresent(value -> answer.put(ID, value));
    return answer;
  }

  /** Messages may quote what the client has sent. */
  private static ResponseItem shortened(ResponseItem item) {
    String message = item.getErrorMessage();
    return message == null || message.length() <= MAX_MESSAGE
        ? item
        : new ResponseItem(
            item.getErrorCode(), message.substring(0, MAX_MESSAGE) + " ...", item.getResponse());
  }

  /** All calls of a request, or none. */
  private void run(
      List<JSONObject> calls,
      HttpServletRequest request,
      HttpServletResponse response,
      Dispatch dispatch)
      throws JSONException, IOException {
    CallCount count = CallCount.of(calls);
    Optional<String> tooMuch = count.refusal();
    if (tooMuch.isPresent()) {
      sendError(response, new ResponseItem(HttpServletResponse.SC_BAD_REQUEST, tooMuch.get()));
    } else if (mayRun(request, calls)) {
      Optional<TooManyRequests> refusal = RequestQuotas.take(request, count.tokens() - 1);
      if (refusal.isEmpty()) {
        answering.answer(request, response, dispatch.run());
      } else {
        refuse(refusal.get(), response);
      }
    } else {
      refuse("POST", "What may write must come by POST", response);
    }
  }

  /** Begins calls. */
  private interface Dispatch {
    RpcExchange run() throws JSONException;
  }

  private boolean mayRun(HttpServletRequest request, List<JSONObject> calls) {
    return request.getMethod().equals("POST")
        || calls.stream().allMatch(call -> reading.contain(call.optString(METHOD)));
  }

  /** The calls of a batch, with an empty one for an element that is none. */
  private static List<JSONObject> calls(JSONArray batch) {
    return IntStream.range(0, batch.length())
        .mapToObj(batch::optJSONObject)
        .map(call -> call == null ? new JSONObject() : call)
        .toList();
  }

  private void refuse(String allowed, String message, HttpServletResponse response)
      throws IOException {
    response.setHeader(ALLOW, allowed);
    sendError(response, new ResponseItem(HttpServletResponse.SC_METHOD_NOT_ALLOWED, message));
  }

  private void refuse(TooManyRequests refusal, HttpServletResponse response) throws IOException {
    refusal.announce(response);
    sendError(response, new ResponseItem(TooManyRequests.STATUS, TooManyRequests.MESSAGE));
  }

  @Override
  protected void sendError(HttpServletResponse response, ResponseItem answer) throws IOException {
    ErrorHeaders.set(response, answer.getErrorCode(), answer.getErrorMessage());
    super.sendError(response, answer);
  }
}
