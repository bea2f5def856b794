package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.metrics.MetricsSetting;
import io.shindigneo4j.web.openid.OpenIdSetting;
import io.shindigneo4j.web.token.TokenSetting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Whether files with secrets can be read, and by nobody else. */
record SecretFilesCheck(Function<String, Optional<String>> find) implements Check {

  private static final List<Setting> FILES =
      List.of(
          SettingKey.PASSWORD_FILE,
          TokenSetting.KEY_FILE,
          MetricsSetting.TOKEN_FILE,
          OpenIdSetting.SECRET_FILE,
          SettingKey.KEY_STORE);

  @Override
  public String name() {
    return "secret files";
  }

  @Override
  public CheckOutcome run() throws IOException {
    SettingValues values = new SettingValues(find);
    Findings findings = new Findings();
    int count = 0;
    for (Setting setting : FILES) {
      String file = values.verbatim(setting).strip();
      if (!file.isEmpty()) {
        count++;
        check(setting.key(), file, findings);
      }
    }
    return findings.outcome(count == 1 ? "1 file" : count + " files");
  }

  private static void check(String key, String text, Findings findings) throws IOException {
    try {
      Path file = Path.of(text);
      if (!Files.isReadable(file)) {
        findings.fail(
            key + ": " + file + " cannot be read: it must be there, and belong to this user.");
        return;
      }
      if (!Files.isRegularFile(file)) {
        findings.fail(key + ": " + file + " is no regular file: name one.");
        return;
      }
      checkRights(key, file, Files.getPosixFilePermissions(file), findings);
    } catch (InvalidPathException e) {
      findings.fail(key + " is not the name of a file.");
    } catch (UnsupportedOperationException e) { // a file system without such rights
      return;
    }
  }

  private static void checkRights(
      String key, Path file, Set<PosixFilePermission> rights, Findings findings) {
    if (rights.contains(PosixFilePermission.OTHERS_READ)
        || rights.contains(PosixFilePermission.OTHERS_WRITE)) {
      findings.warn(key + ": everybody on this machine can use it: run chmod o= " + file + ".");
    } else if (rights.contains(PosixFilePermission.GROUP_WRITE)) {
      findings.warn(key + ": its group can replace it: run chmod g-w " + file + ".");
    }
  }
}
