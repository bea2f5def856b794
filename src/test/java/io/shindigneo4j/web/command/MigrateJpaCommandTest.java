package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.testing.GraphDump;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HandlerCalls;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("shindig-neo4j migrate jpa")
@ExtendWith(SharedGraphServer.class)
class MigrateJpaCommandTest {

  private static final String PASSWORD = "correct-horse";

  @TempDir private Path folder;

  private final String url = JpaDatabases.url("mem:" + UUID.randomUUID());

  private GraphServer server;
  private GraphDriver driver;
  private Operator operator;
  private Connection database;
  private HandlerCalls calls;
  private Path passwordFile;

  @BeforeEach
  void connect(GraphServer shared) throws Exception {
    server = shared;
    operator = new Operator(server, folder.resolve("token.key"));
    passwordFile = Files.writeString(folder.resolve("password"), PASSWORD + "\n");
    database = JpaDatabases.open(url, PASSWORD);
    JpaDatabases.run(database, "jpa-tables.sql");
    driver = server.driver();
    calls =
        new HandlerCalls(server, driver, QueryMode.NATIVE, Policies.standard(), Clock.systemUTC());
  }

  @AfterEach
  void disconnect() throws Exception {
    driver.close();
    database.close();
  }

  private int migrate(String options) {
    return operator.run(
        "migrate jpa --url %s --user %s --password-file %s%s"
            .formatted(url, JpaDatabases.USER, passwordFile, options));
  }

  private void fill() throws SQLException {
    JpaDatabases.run(database, "jpa-rows.sql");
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = database.createStatement()) {
      statement.execute(sql);
    }
  }

  private JsonPath get(String target) {
    return calls.rest(Tokens.viewer("ann"), "GET", target);
  }

  @Test
  @DisplayName("moves all of a profile, table by table")
  void movesProfiles() throws Exception {
    fill();
    assertThat(migrate("")).as(operator.errors()).isZero();
    assertThat(operator.errors()).isEmpty();
    JsonPath ann = get("/people/ann/@self?fields=@all");
    assertThat(ann.getMap(""))
        .containsEntry("id", "ann")
        .containsEntry("aboutMe", "About Ann")
        .containsEntry("age", 33)
        .containsEntry("birthday", "1975-12-01T00:00:00.000Z")
        .containsEntry("gender", "female")
        .containsEntry("utcOffset", 60)
        .containsEntry("preferredUsername", "ann.abel")
        .containsEntry("books", List.of("B1", "B2"))
        .containsEntry("tvShows", List.of("TV"))
        .containsEntry("thumbnailUrl", "http://p.example/ann.png")
        .containsEntry("profileUrl", "http://ann.example/");
    assertThat(ann.getString("name.formatted")).isEqualTo("Dr. Ann Marie Abel jr.");
    assertThat(ann.getString("bodyType.hairColor")).isEqualTo("black");
    assertThat(ann.getFloat("bodyType.height")).isEqualTo(1.84f);
    assertThat(ann.getString("drinker.value")).isEqualTo("SOCIALLY");
    assertThat(ann.getString("drinker.displayValue")).isEqualTo("Socially");
    assertThat(ann.getString("networkPresence.value")).isEqualTo("ONLINE");
    assertThat(ann.getString("lookingFor[0].value")).isEqualTo("DATING");
    assertThat(ann.getString("currentLocation.locality")).isEqualTo("Paris");
  }

  @Test
  @DisplayName("moves the lists of a profile, with what joined tables say of an entry")
  void movesLists() throws Exception {
    fill();
    migrate("");
    JsonPath ann = get("/people/ann/@self?fields=@all");
    assertThat(ann.getList("emails.value")).containsExactly("ann@example.org", "ann@home.example");
    assertThat(ann.getString("emails[0].type")).isEqualTo("work");
    assertThat(ann.getString("ims[0].value")).isEqualTo("ann@chat.example");
    assertThat(ann.getString("phoneNumbers[0].value")).isEqualTo("+49 1");
    assertThat(ann.getString("urls[0].linkText")).isEqualTo("Ann");
    assertThat(ann.getString("accounts[0].username")).isEqualTo("annie");
    assertThat(ann.getMap("addresses[0]"))
        .containsEntry("type", "home")
        .containsEntry("primary", true)
        .containsEntry("locality", "Hof");
    assertThat(ann.getMap("organizations[0]"))
        .containsEntry("type", "job")
        .containsEntry("name", "Apache")
        .containsEntry("startDate", "1995-01-01T00:00:00.000Z");
    assertThat(ann.getString("organizations[0].address.locality")).isEqualTo("Berlin");
  }

  @Test
  @DisplayName("moves friends, groups, application data and activities")
  void movesTheRest() throws Exception {
    fill();
    migrate("");
    assertThat(get("/people/ann/@friends").getList("list.id")).containsExactly("bob", "carl");
    assertThat(calls.rest(Tokens.viewer("bob"), "GET", "/people/bob/@friends").getList("list.id"))
        .containsExactly("ann");
    assertThat(get("/groups/ann").getString("list[0].title")).isEqualTo("Chess club");
    assertThat(get("/people/ann/chess").getList("list.id")).containsExactly("ann", "bob");
    assertThat(get("/appdata/ann/@self/app").getMap("entry.ann"))
        .isEqualTo(Map.of("count", "3", "colour", "blue \"sky\""));
    JsonPath activities = get("/activities/ann/@self");
    assertThat(activities.getList("list.title")).containsExactly("Earlier", "First");
    assertThat(activities.getMap("list[1]"))
        .containsEntry("id", "a1")
        .containsEntry("appId", "app")
        .containsEntry("userId", "ann")
        .containsEntry("postedTime", 1577934245678L)
        .containsEntry("templateParams", Map.of("PersonKey", "ann"));
    assertThat(activities.getString("list[1].mediaItems[0].url"))
        .isEqualTo("http://m.example/1.png");
  }

  @Test
  @DisplayName("names the tables that there is no place for")
  void namesWhatIsLeft() throws Exception {
    fill();
    migrate("");
    assertThat(operator.lines())
        .contains(
            "person\t3\t3\t0\t0\t0",
            "no place for: rows of application_property\t1",
            "no place for: rows of friend_property\t1",
            "no place for: rows of media_item, which belong to no activity\t1",
            "no place for: rows of message, which have neither sender nor recipient\t1",
            "no place for: rows of person_application\t1");
  }

  @Test
  @DisplayName("changes nothing when it runs again")
  void runsTwice() throws Exception {
    fill();
    migrate("");
    List<String> before = GraphDump.of(server);
    assertThat(migrate("")).isZero();
    assertThat(operator.lines())
        .contains("person\t3\t0\t3\t0\t0", "activity\t2\t0\t2\t0\t0", "app data\t2\t0\t2\t0\t0");
    assertThat(GraphDump.of(server)).isEqualTo(before);
  }

  @Test
  @DisplayName("writes nothing on a dry run, but tells the same")
  void runsDry() throws Exception {
    fill();
    execute("INSERT INTO friend VALUES (9, 0, 1, 99, 0)");
    migrate(" --dry-run");
    List<String> dry = operator.lines();
    assertThat(GraphDump.of(server)).isEmpty();
    migrate("");
    assertThat(dry).isEqualTo(operator.lines());
  }

  @Test
  @DisplayName("leaves out what is bad, and says of each why")
  void leavesOutTheBad() throws Exception {
    fill();
    execute("INSERT INTO person (oid, display_name) VALUES (10, 'Nobody')");
    execute("INSERT INTO person (oid, person_id, display_name) VALUES (11, 'bob', 'Bob 2')");
    execute("INSERT INTO person (oid, person_id, gender) VALUES (12, 'dora', 'unheard')");
    execute(
        "INSERT INTO person (oid, person_id, display_name) VALUES (13, 'e', REPEAT('x', 1001))");
    execute("INSERT INTO person_properties VALUES (99, 0, 'odd', 'x', NULL, 2)");
    execute("INSERT INTO friend VALUES (9, 0, 1, 99, 0), (10, 0, 1, 1, 0)");
    execute("INSERT INTO person_group VALUES (9, 0, NULL, 'orphan')");
    execute("INSERT INTO application_datavalue VALUES (9, 0, 1, 'bad key', 'x')");
    execute("INSERT INTO activity (oid, activity_id, user_id) VALUES (9, 'a9', 'nobody')");
    assertThat(migrate("")).isZero();
    assertThat(operator.errors().lines())
        .contains(
            "person 10: no person: there is no id",
            "person 11: no person: the id comes twice",
            "person 12: person without gender",
            "person 2: person without odd",
            "friend 9: no friendship: there is no id of the friend",
            "friend 10: no friendship: nobody is their own friend",
            "person_group 9: no group: there is no id of the owner",
            "application_datavalue 9: no app data: a key consists of letters, digits, dots, hyphens"
                + " and underscores",
            "activity 9: no activity: there is no person nobody")
        .anyMatch(line -> line.startsWith("person 13: no person: a name has at most"));
    assertThat(calls.rest(Tokens.viewer("dora"), "GET", "/people/@me/@self").getString("id"))
        .isEqualTo("dora");
    assertThat(migrate(" --strict")).isOne();
  }

  @Test
  @DisplayName("reads page by page, whatever the number of rows")
  void readsManyRows() throws Exception {
    execute(
        "INSERT INTO person (oid, person_id) VALUES "
            + IntStream.rangeClosed(1, 1_001)
                .mapToObj(i -> "(%d, 'p%d')".formatted(i, i))
                .collect(Collectors.joining(", ")));
    assertThat(migrate("")).isZero();
    assertThat(operator.lines()).contains("person\t1001\t1001\t0\t0\t0");
  }

  /** As Hibernate and EclipseLink make them with {@code orm.xml}. */
  private void shareListFields() throws SQLException {
    execute(
        "CREATE TABLE list_field (oid BIGINT PRIMARY KEY, list_field_type VARCHAR(30),"
            + " field_type VARCHAR(255), field_value VARCHAR(255), primary_field BOOLEAN)");
    List<String> lists =
        List.of("email", "im", "phone", "photo", "url", "person_properties", "group_property");
    for (String list : lists) {
      execute("UPDATE %s SET oid = oid + 1000 * %d".formatted(list, lists.indexOf(list)));
      execute(
          ("INSERT INTO list_field"
                  + " SELECT oid, '%s', field_type, field_value, primary_field FROM %1$s")
              .formatted(list));
      execute(
          "ALTER TABLE %s DROP COLUMN version, field_type, field_value, primary_field"
              .formatted(list));
    }
  }

  @Test
  @DisplayName("reads lists whose values are in a table that all lists share")
  void readsSharedListFields() throws Exception {
    fill();
    shareListFields();
    assertThat(migrate("")).isZero();
    assertThat(operator.errors()).isEmpty();
    JsonPath ann = get("/people/ann/@self?fields=@all");
    assertThat(ann.getList("emails.value")).containsExactly("ann@example.org", "ann@home.example");
    assertThat(ann.getList("emails.type")).containsExactly("work", "home");
    assertThat(ann.getString("urls[0].linkText")).isEqualTo("Ann");
    assertThat(ann.getString("thumbnailUrl")).isEqualTo("http://p.example/ann.png");
    assertThat(ann.getList("books")).containsExactly("B1", "B2");
    assertThat(get("/groups/ann").getString("list[0].title")).isEqualTo("Chess club");
  }

  @Test
  @DisplayName("goes without tables and columns that a database has not")
  void goesWithoutTables() throws Exception {
    fill();
    execute("DROP TABLE activity_media");
    execute("DROP TABLE activity");
    execute("DROP TABLE email");
    execute("ALTER TABLE person DROP COLUMN about_me");
    assertThat(migrate("")).as(operator.errors()).isZero();
    assertThat(get("/people/ann/@self?fields=@all").getMap(""))
        .containsEntry("displayName", "Ann Abel")
        .doesNotContainKeys("aboutMe", "emails");
    assertThat(operator.lines())
        .contains("no place for: rows of media_item, which belong to no activity\t2");
  }

  @Test
  @DisplayName("takes the driver from a jar, and tells no password")
  void takesADriver() throws Exception {
    String file = JpaDatabases.url("file:" + folder.resolve("people"));
    try (Connection connection = JpaDatabases.open(file, PASSWORD)) {
      JpaDatabases.run(connection, "jpa-tables.sql");
      JpaDatabases.run(connection, "jpa-rows.sql");
    }
    Path jar =
        Path.of(org.h2.Driver.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String options = " --user sa --password-file " + passwordFile + " --driver-jar ";
    assertThat(operator.run("migrate jpa --url " + file + options + jar))
        .as(operator.errors())
        .isZero();
    assertThat(operator.lines()).contains("person\t3\t3\t0\t0\t0");
    assertThat(operator.run("migrate jpa --url jdbc:odd:x?password=" + PASSWORD + options + jar))
        .isOne();
    assertThat(operator.errors())
        .contains("the jar has no driver for this URL")
        .doesNotContain(PASSWORD);
    Files.writeString(passwordFile, "wrong");
    assertThat(operator.run("migrate jpa --url " + file + options + jar)).isOne();
    assertThat(operator.errors()).startsWith("The database cannot be read").doesNotContain(file);
  }

  @Test
  @DisplayName("refuses arguments that make no sense")
  void refusesArguments() throws Exception {
    assertThat(operator.run("migrate jpa")).isEqualTo(2);
    assertThat(operator.run("migrate jpa --url http://x")).isEqualTo(2);
    assertThat(migrate(" --driver-jar " + folder.resolve("none.jar"))).isEqualTo(2);
    execute("DROP ALL OBJECTS");
    assertThat(migrate("")).isOne();
    assertThat(operator.errors()).contains("there is no table person with a column person_id");
    execute("CREATE TABLE person (oid BIGINT, name VARCHAR(10))");
    assertThat(migrate("")).isOne();
    assertThat(operator.errors()).contains("there is no table person with a column person_id");
  }
}
