import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class Crash_586cbf6adf67d60ed200e4839d6c3de9f25536ad {
    static final String base64Bytes = String.join("", "ZmF1bHQ=");

    public static void main(String[] args) throws Throwable {
        Crash_586cbf6adf67d60ed200e4839d6c3de9f25536ad.class.getClassLoader().setDefaultAssertionStatus(true);
        try {
            Method fuzzerInitialize = io.shindigneo4j.prove.environment.FuzzerTest$Faulty.class.getMethod("fuzzerInitialize");
            fuzzerInitialize.invoke(null);
        } catch (NoSuchMethodException ignored) {
            try {
                Method fuzzerInitialize = io.shindigneo4j.prove.environment.FuzzerTest$Faulty.class.getMethod("fuzzerInitialize", String[].class);
                fuzzerInitialize.invoke(null, (Object) args);
            } catch (NoSuchMethodException ignored1) {
            } catch (IllegalAccessException | InvocationTargetException e) {
                e.printStackTrace();
                System.exit(1);
            }
        } catch (IllegalAccessException | InvocationTargetException e) {
            e.printStackTrace();
            System.exit(1);
        }
        byte[] input = java.util.Base64.getDecoder().decode(base64Bytes);
        io.shindigneo4j.prove.environment.FuzzerTest$Faulty.fuzzerTestOneInput(input);
    }
}