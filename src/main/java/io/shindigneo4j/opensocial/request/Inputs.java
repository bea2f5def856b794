package io.shindigneo4j.opensocial.request;

import java.util.List;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.jspecify.annotations.Nullable;

/** Reads the parameters of requests. Status 400 for one that is missing or invalid. */
public final class Inputs {

  private static final String PERSON = "person";

  private Inputs() {}

  /**
   * The one person that the request is about: {@code personId}, or the id in the body. It may be a
   * word such as {@code @owner} (Core Data 2.5.1, Related-User-Id).
   */
  public static String person(RequestItem request) {
    List<String> ids = request.getListParameter("personId");
    if (ids.size() > 1) {
      throw Refusals.badRequest("only one personId is possible");
    }
    String id = ids.isEmpty() ? body(request, PERSON, Person.class).getId() : ids.get(0);
    if (id == null || id.isEmpty()) {
      throw Refusals.badRequest("a person is missing");
    }
    return person(request, id);
  }

  /** The id of a person whom a request names; it may be a word such as {@code @owner}. */
  public static String person(RequestItem request, String id) {
    return RequestedUser.id(UserId.fromJson(id), request.getToken());
  }

  /** Whether the request names a person besides the user. */
  public static boolean hasPerson(RequestItem request) {
    return !request.getListParameter("personId").isEmpty() || request.getParameter(PERSON) != null;
  }

  /** A parameter that must be there. */
  public static String text(RequestItem request, String name) {
    String text = request.getParameter(name);
    if (text == null || text.isEmpty()) {
      throw Refusals.badRequest(name + " is missing");
    }
    return text;
  }

  /**
   * A whole number.
   *
   * @param otherwise where the request has none
   */
  public static long number(
      RequestItem request, String name, long otherwise, long least, long most) {
    String range = "a whole number from " + least + " to " + most;
    long number = number(request, name, otherwise, range);
    if (number < least || number > most) {
      throw mustBe(name, range, null);
    }
    return number;
  }

  /** As {@link #number(RequestItem, String, long, long, long)}, without an upper limit. */
  public static long number(RequestItem request, String name, long otherwise, long least) {
    String range = "a whole number, " + least + " or more";
    long number = number(request, name, otherwise, range);
    if (number < least) {
      throw mustBe(name, range, null);
    }
    return number;
  }

  private static long number(RequestItem request, String name, long otherwise, String range) {
    String text = request.getParameter(name);
    try {
      return text == null ? otherwise : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw mustBe(name, range, e);
    }
  }

  /**
   * {@code true} or {@code false}.
   *
   * @param otherwise where the request has neither
   */
  public static boolean flag(RequestItem request, String name, boolean otherwise) {
    return switch (request.getParameter(name, Boolean.toString(otherwise))) {
      case "true" -> true;
      case "false" -> false;
      default -> throw mustBe(name, "true or false", null);
    };
  }

  private static ProtocolException mustBe(String name, String what, Exception cause) {
    return new ProtocolException(
        HttpServletResponse.SC_BAD_REQUEST, name + " must be " + what, cause);
  }

  /** The only user. */
  public static UserId user(InputRequestItem request) {
    Set<UserId> users = request.getUsers();
    HandlerPreconditions.requireSingular(users, "exactly one user is possible");
    return users.iterator().next();
  }

  /** The only value of a parameter. */
  public static String only(RequestItem request, String name) {
    List<String> values = request.getListParameter(name);
    HandlerPreconditions.requireSingular(values, "exactly one " + name + " is possible");
    return values.get(0);
  }

  /**
   * The id of what is changed: the only one of the address, or the one in the body.
   *
   * @param named by the address or by a parameter
   * @param sent in the body; null for none
   */
  public static String updated(List<String> named, @Nullable String sent) {
    if (named.size() > 1 || (named.isEmpty() && isEmpty(sent))) {
      throw Refusals.badRequest("exactly one id is possible");
    }
    if (!named.isEmpty() && !isEmpty(sent) && !sent.equals(named.get(0))) {
      throw Refusals.badRequest("the body has another id than the address");
    }
    return named.isEmpty() ? sent : named.get(0);
  }

  private static boolean isEmpty(@Nullable String id) {
    return id == null || id.isEmpty();
  }

  /** A parameter as a bean. A refusal names the field that cannot be read, if one is known. */
  public static <T> T body(RequestItem request, String name, Class<T> type) {
    try {
      return request.getTypedParameter(name, type);
    } catch (UnreadableInputException e) {
      throw UnreadableInputException.named(e)
          .map(ProtocolException.class::cast)
          .orElseGet(
              () ->
                  new ProtocolException(
                      HttpServletResponse.SC_BAD_REQUEST, name + " is not what it must be", e));
    }
  }
}
