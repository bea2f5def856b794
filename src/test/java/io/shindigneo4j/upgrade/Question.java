package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Objects;

/** What is asked of Shindig, as the files write it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({
  @JsonSubTypes.Type(Question.Rest.class),
  @JsonSubTypes.Type(Question.Rpc.class),
  @JsonSubTypes.Type(Question.Page.class),
  @JsonSubTypes.Type(Question.Bearer.class),
  @JsonSubTypes.Type(Question.Signed.class)
})
@JsonInclude(JsonInclude.Include.NON_NULL)
sealed interface Question {

  /** The application of who names none. */
  String APPLICATION = "1";

  Reply ask(ShindigClient shindig) throws Exception;

  /** For a viewer through an application. */
  record Rest(String as, String app, String get) implements Question {
    @Override
    public Reply ask(ShindigClient shindig) throws Exception {
      return shindig.get(get, as, Objects.requireNonNullElse(app, APPLICATION));
    }
  }

  /** The same by JSON-RPC. */
  record Rpc(String as, String app, String call, JsonNode with) implements Question {
    @Override
    public Reply ask(ShindigClient shindig) throws Exception {
      return shindig.call(call, with, as, Objects.requireNonNullElse(app, APPLICATION));
    }
  }

  /** In a browser in which a person has signed in. */
  record Page(String person, String page) implements Question {
    @Override
    public Reply ask(ShindigClient shindig) throws Exception {
      return shindig.visit(page, person);
    }
  }

  /** With an access token of OAuth 2.0. */
  record Bearer(String bearer, String get) implements Question {
    @Override
    public Reply ask(ShindigClient shindig) throws Exception {
      return shindig.getAuthorized(get, "Bearer " + bearer);
    }
  }

  /**
   * Signed by OAuth 1.0a.
   *
   * @param token empty for none, as its secret
   */
  record Signed(String client, String secret, String token, String tokenSecret, String get)
      implements Question {
    @Override
    public Reply ask(ShindigClient shindig) throws Exception {
      SignedRequest request = new SignedRequest(client, secret, token, tokenSecret);
      return shindig.getAuthorized(get, request.header("GET", ShindigClient.REST + get, Map.of()));
    }
  }
}
