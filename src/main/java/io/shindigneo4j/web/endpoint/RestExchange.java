package io.shindigneo4j.web.endpoint;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.ResponseItem;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanConverter;

/**
 * A request of REST.
 *
 * @param call null where the handler has nothing to say
 * @param callback the function that the answer is passed to; null for none
 * @param entries whether a collection has its list as {@code entry}, too
 * @param created takes what a handler has answered well, before it is written
 */
record RestExchange(
    Future<?> call,
    BeanConverter converter,
    String callback,
    boolean entries,
    Consumer<Object> created,
    Function<Future<?>, ResponseItem> waiting,
    Refusing refusing)
    implements Exchange {

  private static final String ENTRY = "entry";

  /** Answers with an error. */
  @FunctionalInterface
  interface Refusing {
    void refuse(HttpServletResponse response, ResponseItem item) throws IOException;
  }

  @Override
  public List<Future<?>> calls() {
    return Arrays.asList(call);
  }

  @Override
  public RequestOutcome outcome(Function<Future<?>, ResponseItem> results) throws IOException {
    ResponseItem item = results.apply(call);
    if (!Results.isGood(item)) {
      return new RequestOutcome.Refusal(item);
    }
    RequestOutcome outcome =
        AnswerEncoder.encode(converter, answer(item.getResponse()), callback, true);
    if (outcome instanceof RequestOutcome.Content) {
      created.accept(item.getResponse());
    }
    return outcome;
  }

  private Object answer(Object response) {
    Object answer = entry(response);
    return entries ? CollectionEntries.added(answer) : answer;
  }

  /** A single thing is an entry. */
  private static Object entry(Object answer) {
    return answer instanceof DataCollection || answer instanceof RestfulCollection
        ? answer
        : ImmutableMap.of(ENTRY, answer);
  }

  @Override
  public ResponseItem result(Future<?> finished) {
    return waiting.apply(finished);
  }

  @Override
  public void refuse(ResponseItem item, HttpServletResponse response) throws IOException {
    refusing.refuse(response, item);
  }
}
