package io.shindigneo4j.benchmark.http;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What the load client is told. Each command is a byte, followed by what it is about. */
enum LoadCommand {
  /** A number, a port, the number of connections, and calls: keep them under the number. */
  OPEN,
  /** A number, and what the turn is like: run a turn. The answer is a {@link LoadResult}. */
  RUN,
  /** A number: close the connections. */
  CLOSE;

  void write(DataOutputStream out) throws IOException {
    out.writeByte(ordinal());
  }

  /** The command of a byte. */
  static LoadCommand of(int code) {
    return values()[code];
  }

  static void writeCalls(DataOutputStream out, List<List<byte[]>> calls) throws IOException {
    out.writeInt(calls.size());
    for (List<byte[]> requests : calls) {
      out.writeInt(requests.size());
      for (byte[] request : requests) {
        out.writeInt(request.length);
        out.write(request);
      }
    }
  }

  static List<List<byte[]>> readCalls(DataInputStream in) throws IOException {
    List<List<byte[]>> calls = new ArrayList<>();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      List<byte[]> requests = new ArrayList<>();
      int size = in.readInt();
      for (int j = 0; j < size; j++) {
        requests.add(in.readNBytes(in.readInt()));
      }
      calls.add(List.copyOf(requests));
    }
    return List.copyOf(calls);
  }

  static void writeOrder(DataOutputStream out, LoadRun.Order order) throws IOException {
    out.writeInt(order.first());
    out.writeInt(order.repetitions());
    out.writeLong(order.time());
    out.writeLong(order.patience());
    out.writeInt(order.rate());
  }

  static LoadRun.Order readOrder(DataInputStream in) throws IOException {
    return new LoadRun.Order(
        in.readInt(), in.readInt(), in.readLong(), in.readLong(), in.readInt());
  }
}
