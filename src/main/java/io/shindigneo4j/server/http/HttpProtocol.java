package io.shindigneo4j.server.http;

import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.shindigneo4j.server.connection.ApplicationProtocol;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.MessageFlowControl;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.Databases;
import io.shindigneo4j.server.session.SessionFactory;
import java.util.concurrent.Executor;
import org.neo4j.logging.Log;

/** Answers requests of HTTP. Safe for use by many threads. */
public final class HttpProtocol implements ApplicationProtocol {

  private final HttpServices services;

  /**
   * @param decoders where large bodies are decoded, and what takes time is looked up
   * @param memory for answers that clients have not read
   * @param meters what is told of the requests
   */
  public HttpProtocol(
      LoginService logins,
      SessionFactory sessions,
      Executor decoders,
      EndpointSettings endpoint,
      HttpSettings settings,
      Databases databases,
      OutboundMemory memory,
      ServerMeters meters,
      PageContents contents,
      Log log) {
    HealthCheck health =
        new HealthCheck(
            () -> databases.isReady(settings.defaultDatabase()), decoders, System::nanoTime);
    services =
        new HttpServices(
            logins,
            sessions,
            decoders,
            endpoint.limits(),
            endpoint.allowedOrigins(),
            settings,
            new StatusPages(health, contents, decoders, log),
            memory,
            meters);
  }

  /** A client may end its side, and is answered all the same. */
  @Override
  public void configure(ChannelPipeline pipeline) {
    pipeline.channel().config().setOption(ChannelOption.ALLOW_HALF_CLOSURE, true);
    pipeline.addLast(new ChunkedWriteHandler());
    pipeline.addLast(new MessageFlowControl());
    pipeline.addLast(new HttpRequestHandler(services));
  }
}
