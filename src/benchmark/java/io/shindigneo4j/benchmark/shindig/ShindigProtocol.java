package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.http.HttpRequestBytes;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** The protocols of Shindig. */
enum ShindigProtocol {
  REST {
    @Override
    byte[] request(int port, SocialRequest call, String token) {
      return HttpRequestBytes.get(port, target(call), Map.of(TOKEN, token));
    }

    private String target(SocialRequest call) {
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
      return "/social/rest/" + path + query;
    }

    @Override
    boolean wraps(ShindigReply reply) {
      return reply.isAlone();
    }
  },
  RPC {
    @Override
    byte[] request(int port, SocialRequest call, String token) {
      return post(port, SocialJson.rpc(call), token);
    }

    @Override
    boolean wraps(ShindigReply reply) {
      return true;
    }
  };

  private static final String TOKEN = "X-Shindig-ST";

  /** The whole request to a Shindig on this machine. */
  abstract byte[] request(int port, SocialRequest call, String token);

  /** A request of JSON-RPC, with one call or several. */
  static byte[] post(int port, byte[] json, String token) {
    return HttpRequestBytes.post(
        port, "/social/rpc", Map.of("Content-Type", "application/json", TOKEN, token), json);
  }

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
