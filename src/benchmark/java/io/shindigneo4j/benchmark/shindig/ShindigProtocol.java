package io.shindigneo4j.benchmark.shindig;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** The protocols of Shindig. */
enum ShindigProtocol {
  REST {
    @Override
    HttpRequest.Builder request(String address, SocialRequest call) {
      StringBuilder path = new StringBuilder(call.path());
      StringJoiner query = new StringJoiner("&", "?", "");
      call.parameters()
          .forEach(
              (name, value) -> {
                String braces = "{" + name + "}";
                int start = path.indexOf(braces);
                if (start < 0) {
                  query.add(name + "=" + encoded(value));
                } else {
                  path.replace(start, start + braces.length(), encoded(value));
                }
              });
      return HttpRequest.newBuilder(URI.create(address + "social/rest/" + path + query));
    }

    @Override
    boolean wraps(ShindigReply reply) {
      return reply.isAlone();
    }
  },
  RPC {
    @Override
    HttpRequest.Builder request(String address, SocialRequest call) {
      return HttpRequest.newBuilder(URI.create(address + "social/rpc"))
          .header("Content-Type", "application/json")
          .POST(BodyPublishers.ofByteArray(SocialJson.rpc(call)));
    }

    @Override
    boolean wraps(ShindigReply reply) {
      return true;
    }
  };

  /**
   * @param address with a slash at the end
   */
  abstract HttpRequest.Builder request(String address, SocialRequest call);

  /** Whether the response wraps the answer in an object with a single field. */
  abstract boolean wraps(ShindigReply reply);

  private static String encoded(Object value) {
    String text =
        value instanceof List<?> list
            ? list.stream().map(Object::toString).collect(Collectors.joining(","))
            : value.toString();
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
