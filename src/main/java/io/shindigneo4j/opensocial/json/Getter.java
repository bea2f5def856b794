package io.shindigneo4j.opensocial.json;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.function.Function;

/** Calls a method without parameters: as fast as written code calls it, where that can be. */
final class Getter {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private Getter() {}

  static Function<Object, Object> of(Method method) {
    if (!isLinkable(method)) {
      return bean -> reflected(method, bean);
    }
    try {
      return linked(LOOKUP.unreflect(method));
    } catch (IllegalAccessException e) {
      return bean -> reflected(method, bean);
    }
  }

  /** Whether code of this package could call the method by its name. */
  private static boolean isLinkable(Method method) {
    return !Modifier.isStatic(method.getModifiers())
        && method.getReturnType() != void.class
        && isVisible(method.getDeclaringClass());
  }

  private static boolean isVisible(Class<?> type) {
    try {
      return Class.forName(type.getName(), false, Getter.class.getClassLoader()) == type;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  @SuppressWarnings("unchecked") // the factory makes what is asked for
  private static Function<Object, Object> linked(MethodHandle handle) {
    try {
      return (Function<Object, Object>)
          LambdaMetafactory.metafactory(
                  LOOKUP,
                  "apply",
                  MethodType.methodType(Function.class),
                  MethodType.genericMethodType(1),
                  handle,
                  handle.type().wrap())
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException("No getter of " + handle, e);
    }
  }

  private static Object reflected(Method method, Object bean) {
    try {
      return method.invoke(bean);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("No value of " + method, e);
    }
  }
}
