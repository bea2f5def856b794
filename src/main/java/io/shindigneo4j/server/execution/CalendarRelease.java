package io.shindigneo4j.server.execution;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.neo4j.internal.kernel.api.security.AbstractSecurityLog;
import org.neo4j.internal.kernel.api.security.AccessMode;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.internal.kernel.api.security.SecurityContext;
import org.neo4j.kernel.database.PrivilegeDatabaseReference;
import org.neo4j.kernel.impl.api.security.RestrictedAccessMode;
import org.neo4j.storageengine.api.TransactionIdStore;

/**
 * The methods that Neo4j's calendar releases have and 5.26, which the plug-in is built with, has
 * not.
 */
final class CalendarRelease {

  /** An enumeration with {@code READ}; in 5.26 it stands in {@code AccessMode}. */
  private static final String MODES = "org.neo4j.internal.kernel.api.security.StaticAccessMode";

  private CalendarRelease() {}

  /** Whether the plug-in is in one. */
  static boolean isPresent() {
    try {
      Class.forName(MODES);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Found when it is first needed: in 5.26 there is none. */
  private static final class Handles {
    private static final MethodHandle AUTHORIZE = authorize();
    private static final MethodHandle RESTRICTED = restricted();
    private static final Object READ = read();
    private static final MethodHandle CLOSED = closed();
    private static final MethodHandle NODES =
        readsAll("allowsTraverseAndReadAllMatchingNodeProperties");
    private static final MethodHandle RELATIONSHIPS =
        readsAll("allowsTraverseAndReadAllMatchingRelProperties");

    private static MethodHandle authorize() {
      MethodType type =
          MethodType.methodType(
              SecurityContext.class,
              LoginContext.IdLookup.class,
              PrivilegeDatabaseReference.class,
              AbstractSecurityLog.class,
              long.class);
      return method(LoginContext.class, "authorize", type);
    }

    private static MethodHandle closed() {
      return method(
          TransactionIdStore.class,
          "getHighestGapFreeClosedTransactionId",
          MethodType.methodType(long.class));
    }

    private static MethodHandle readsAll(String name) {
      return method(
          AccessMode.class, name, MethodType.methodType(boolean.class, int[].class, int[].class));
    }

    private static MethodHandle method(Class<?> owner, String name, MethodType type) {
      try {
        return MethodHandles.publicLookup().findVirtual(owner, name, type);
      } catch (ReflectiveOperationException e) {
        throw unknown(e);
      }
    }

    private static MethodHandle restricted() {
      try {
        MethodType type = MethodType.methodType(void.class, AccessMode.class, Class.forName(MODES));
        return MethodHandles.publicLookup().findConstructor(RestrictedAccessMode.class, type);
      } catch (ReflectiveOperationException e) {
        throw unknown(e);
      }
    }

    private static Object read() {
      try {
        return Class.forName(MODES).getField("READ").get(null);
      } catch (ReflectiveOperationException e) {
        throw unknown(e);
      }
    }

    private static IllegalStateException unknown(ReflectiveOperationException cause) {
      return new IllegalStateException("this release of Neo4j is not known", cause);
    }
  }

  static SecurityContext authorize(
      LoginContext user,
      LoginContext.IdLookup lookup,
      PrivilegeDatabaseReference database,
      AbstractSecurityLog log,
      long number) {
    try {
      return (SecurityContext) Handles.AUTHORIZE.invokeExact(user, lookup, database, log, number);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  /** The id up to which all commits can be seen. */
  static long closed(TransactionIdStore transactions) {
    try {
      return (long) Handles.CLOSED.invokeExact(transactions);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  /** Whether a mode lets nodes and relationships with all of these be read. */
  static boolean readsAll(AccessMode mode, int[] labels, int[] types, int[] keys) {
    try {
      return (boolean) Handles.NODES.invokeExact(mode, labels, keys)
          && (boolean) Handles.RELATIONSHIPS.invokeExact(mode, types, keys);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  /** The equivalent of {@link ReadOnlyMode}, whose superclass has another constructor here. */
  static AccessMode readOnly(AccessMode user) {
    return (AccessMode)
        Proxy.newProxyInstance(
            AccessMode.class.getClassLoader(),
            new Class<?>[] {AccessMode.class},
            new ReadOnly(user, restricted(user)));
  }

  /** The user's own mode, where this one was made by {@link #readOnly}; or else itself. */
  static AccessMode user(AccessMode mode) {
    return Proxy.isProxyClass(mode.getClass())
            && Proxy.getInvocationHandler(mode) instanceof ReadOnly readOnly
        ? readOnly.user()
        : mode;
  }

  private record ReadOnly(AccessMode user, AccessMode restricted) implements InvocationHandler {

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      return switch (method.getName()) {
        case "name" -> ReadOnlyModes.NAME;
        case "allowsShowIndex", "allowsShowConstraint" ->
            CalendarRelease.invoke(method, user, arguments);
        default -> CalendarRelease.invoke(method, restricted, arguments);
      };
    }
  }

  private static AccessMode restricted(AccessMode user) {
    try {
      return (RestrictedAccessMode) Handles.RESTRICTED.invoke(user, Handles.READ);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  private static Object invoke(Method method, AccessMode mode, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(mode, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static RuntimeException rethrown(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(failure);
  }
}
