package io.shindigneo4j.opensocial.request;

import java.util.List;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.social.opensocial.model.Person;

/** What a request brings along; status 400 for what is missing or makes no sense. */
public final class Inputs {

  private static final String PERSON = "person";

  private Inputs() {}

  /** The one person that the request is about: {@code personId}, or the id in the body. */
  public static String person(RequestItem request) {
    List<String> ids = request.getListParameter("personId");
    if (ids.size() > 1) {
      throw badRequest("only one personId is possible");
    }
    String id =
        ids.isEmpty() ? request.getTypedParameter(PERSON, Person.class).getId() : ids.get(0);
    if (id == null || id.isEmpty()) {
      throw badRequest("a person is missing");
    }
    return id;
  }

  /** Whether the request names a person besides the user. */
  public static boolean hasPerson(RequestItem request) {
    return !request.getListParameter("personId").isEmpty() || request.getParameter(PERSON) != null;
  }

  /** A parameter that must be there. */
  public static String text(RequestItem request, String name) {
    String text = request.getParameter(name);
    if (text == null || text.isEmpty()) {
      throw badRequest(name + " is missing");
    }
    return text;
  }

  public static ProtocolException badRequest(String message) {
    return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, message);
  }
}
