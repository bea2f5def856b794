package io.shindigneo4j.web.provider;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/** Takes the bytes of a response, and no more than so many. */
final class BoundedBody implements BodySubscriber<byte[]> {
  private final int most;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> body = new CompletableFuture<>();
  private Subscription subscription;

  BoundedBody(int most) {
    this.most = most;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return body;
  }

  @Override
  public void onSubscribe(Subscription of) {
    subscription = of;
    of.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    long more = buffers.stream().mapToLong(ByteBuffer::remaining).sum();
    if (bytes.size() + more > most) {
      subscription.cancel();
      body.completeExceptionally(new IOException("the answer has more than " + most + " bytes"));
      return;
    }
    buffers.forEach(this::add);
    subscription.request(1);
  }

  private void add(ByteBuffer buffer) {
    byte[] part = new byte[buffer.remaining()];
    buffer.get(part);
    bytes.writeBytes(part);
  }

  @Override
  public void onError(Throwable failure) {
    body.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    body.complete(bytes.toByteArray());
  }
}
