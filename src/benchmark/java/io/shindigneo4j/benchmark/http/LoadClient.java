package io.shindigneo4j.benchmark.http;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.shindigneo4j.benchmark.measurement.AllocatedBytes;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/**
 * The process that sends requests, all of them by one event loop. It takes commands over one
 * connection, from whoever is first at the port that it prints, and ends with that connection.
 */
final class LoadClient {

  private static final int COMMANDER_MILLIS = 60_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** What is sent to a server, and over which connections. */
  private record Target(List<List<byte[]>> calls, List<LoadConnection> connections) {}

  private final Map<Integer, Target> targets = new HashMap<>();
  private final EventLoop loop;
  private final Bootstrap bootstrap;

  private LoadClient() {
    EventLoopGroup group =
        Epoll.isAvailable() ? new EpollEventLoopGroup(1) : new NioEventLoopGroup(1);
    loop = group.next();
    bootstrap =
        new Bootstrap()
            .group(loop)
            .channel(Epoll.isAvailable() ? EpollSocketChannel.class : NioSocketChannel.class)
            .option(ChannelOption.TCP_NODELAY, true);
  }

  public static void main(String[] arguments) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      System.out.println(server.getLocalPort());
      server.setSoTimeout(COMMANDER_MILLIS);
      try (Socket commander = server.accept()) {
        commander.setTcpNoDelay(true);
        new LoadClient().obey(commander);
      }
    }
    System.exit(0);
  }

  private void obey(Socket commander) throws Exception {
    DataInputStream in = new DataInputStream(new BufferedInputStream(commander.getInputStream()));
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(commander.getOutputStream()));
    for (int code = in.read(); code >= 0; code = in.read()) {
      LoadCommand command = LoadCommand.of(code);
      int number = in.readInt();
      switch (command) {
        case OPEN -> targets.put(number, target(in));
        case RUN -> {
          run(targets.get(number), LoadCommand.readOrder(in)).write(out);
          out.flush();
        }
        case CLOSE -> close(targets.remove(number));
      }
    }
  }

  private Target target(DataInputStream in) throws IOException {
    int port = in.readInt();
    int connections = in.readInt();
    return new Target(
        LoadCommand.readCalls(in),
        IntStream.range(0, connections)
            .mapToObj(each -> new LoadConnection(loop, bootstrap, port, each))
            .toList());
  }

  private LoadResult run(Target target, LoadRun.Order order)
      throws InterruptedException, ExecutionException, TimeoutException {
    AllocatedBytes allocated = AllocatedBytes.now();
    long processor = processorTime();
    LoadRun run = new LoadRun(target.calls(), order, target.connections().size());
    loop.execute(() -> target.connections().forEach(each -> each.start(run)));
    run.end().get(LoadProcess.longest(order), TimeUnit.NANOSECONDS);
    return run.result(processorTime() - processor, AllocatedBytes.now().since(allocated));
  }

  /** Of all threads that run Java, in nanoseconds: the process's own clock ticks each 10 ms. */
  private static long processorTime() {
    return Arrays.stream(THREADS.getAllThreadIds())
        .map(THREADS::getThreadCpuTime)
        .filter(time -> time > 0)
        .sum();
  }

  private void close(Target target) {
    loop.execute(() -> target.connections().forEach(LoadConnection::close));
  }
}
