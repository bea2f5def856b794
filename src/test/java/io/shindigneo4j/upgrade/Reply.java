package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.databind.JsonNode;

/** What Shindig has answered: text, where it is no JSON. */
record Reply(int status, JsonNode body) {}
