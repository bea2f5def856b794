package io.shindigneo4j.installation;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The plug-in in a full Neo4j server")
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class HttpFaceIT {

  @Test
  void answersOverHttpAlsoAfterARestart() throws Exception {
    try (PluggedServer server = new PluggedServer()) {
      server.start();
      HttpFaceContract.answersOverHttp(server);
      server.stop();
      server.start();
      HttpFaceContract.answersOverHttp(server);
    }
  }
}
