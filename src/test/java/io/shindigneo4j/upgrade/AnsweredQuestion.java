package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.databind.JsonNode;

/** A question with the answer of the release that was asked first. */
record AnsweredQuestion(Question question, int status, JsonNode answer) {}
