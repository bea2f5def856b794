package io.shindigneo4j.web.doctor;

/** A check that asks our plug-in, where there is one. */
abstract class PluginCheck extends DatabaseCheck {

  PluginCheck(String name, Database database) {
    super(name, database);
  }

  @Override
  final CheckOutcome ask(Database asked) throws Exception {
    return asked.isBolt()
        ? CheckOutcome.skipped("not made: it takes the plug-in, which Bolt does not reach")
        : askPlugin(asked);
  }

  /** Asks, and says what it has come to. */
  abstract CheckOutcome askPlugin(Database asked) throws Exception;
}
